race-ending-goal-reached = Somebody has reached the goal.
