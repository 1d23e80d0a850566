// In the words of the oldest browsers: only they load it (see OutdatedBrowserAlert).
if (!String.prototype.normalize) {
  alert(document.getElementById('outdated-browser').getAttribute('data-text'))
}
