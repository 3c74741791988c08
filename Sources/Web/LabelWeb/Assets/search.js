// The list of products follows what is typed.
const query = document.getElementById("query");
const found = document.getElementById("found");
let timer, asked = 0;

async function search() {
  const number = ++asked;
  const address = `/products?query=${encodeURIComponent(query.value)}`;
  const answer = await fetch(`${address}&part=list`).catch(() => null);
  // An answer that comes after a later one is left out.
  if (!answer?.ok || number !== asked) return;
  found.innerHTML = await answer.text();
  history.replaceState(null, "", address);
}

query.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(search, 150); });
