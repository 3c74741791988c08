// On a phone the content scrolls inside the page: a page that is come back to is shown where it was left.
const main = document.getElementById("main");
const key = `place ${location.pathname}${location.search}`;

if (performance.getEntriesByType("navigation")[0]?.type !== "navigate") {
  main.scrollTop = Number(sessionStorage.getItem(key));
}
addEventListener("pagehide", () => sessionStorage.setItem(key, main.scrollTop));
