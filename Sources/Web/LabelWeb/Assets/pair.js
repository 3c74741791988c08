// The code of a scanned address is in its fragment: it fills the field, is sent, and leaves the address.
const code = decodeURIComponent(location.hash.slice(1));
if (code) {
  history.replaceState(null, "", location.pathname);
  document.getElementById("code").value = code;
  document.getElementById("pair").submit();
}
