// Day or night before the first paint: the one classic script, loaded in the head. No stored choice: as the device.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch { /* storage is closed: as the device */ }
})();
