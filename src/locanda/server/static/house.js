// On every page of the house: day or night, language at once, links to copy.

import { html } from "./dom.js";

/** Forms that only choose something (language, day or night) need no button once a script runs. */
function chooseAtOnce() {
  for (const form of document.querySelectorAll("form[data-at-once]")) {
    form.addEventListener("change", () => /** @type {HTMLFormElement} */ (form).requestSubmit());
    form.querySelector("button")?.setAttribute("hidden", "");
  }
}

/** Buttons `data-theme-set` choose day, night, or as the device. */
function theme() {
  document.querySelector(".theme")?.removeAttribute("hidden");
  const root = document.documentElement, buttons = [...document.querySelectorAll("[data-theme-set]")];
  const show = () => buttons.forEach((each) => each.setAttribute("aria-pressed", String((root.dataset.theme ?? "auto") === each.getAttribute("data-theme-set"))));
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const wanted = button.getAttribute("data-theme-set") ?? "auto";
      if (wanted === "auto") delete root.dataset.theme;
      else root.dataset.theme = wanted;
      try { localStorage.setItem("theme", wanted); } catch { /* storage is closed: for this page only */ }
      show();
    });
  }
  show();
}

/** Buttons `data-copy` copy an address; where that is refused, the address is selected to be copied by hand. */
function copying() {
  document.addEventListener("click", async (e) => {
    const button = e.target instanceof Element ? e.target.closest("[data-copy]") : null;
    if (!button) return;
    const address = new URL(button.getAttribute("data-copy") ?? "", location.href).href;
    const done = await copy(address);
    const note = html("span", { class: "copied", role: "status" }, button.getAttribute(done ? "data-copied" : "data-failed") ?? "");
    if (!done) note.append(html("input", { value: address, readonly: true, "aria-label": address }));
    button.parentElement?.querySelector(".copied")?.remove();
    button.after(note);
    note.querySelector("input")?.select();
    if (done) setTimeout(() => note.remove(), 4000);
  });
}

/** @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A menu that is open closes when something else is clicked, and at Escape. */
function menus() {
  const open = () => document.querySelectorAll("details.menu[open]");
  document.addEventListener("click", (e) => open().forEach((menu) => { if (!menu.contains(/** @type {Node} */ (e.target))) menu.removeAttribute("open"); }));
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") open().forEach((menu) => { menu.removeAttribute("open"); menu.querySelector("summary")?.focus(); });
  });
}

chooseAtOnce();
theme();
copying();
menus();
