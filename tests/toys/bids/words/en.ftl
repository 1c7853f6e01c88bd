bids-ending-prizes-gone = All prizes are taken.
