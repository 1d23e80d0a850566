// @ts-check
// The checkout's document tells the page around it what it shows and how high it is (D1 §4), and
// sends each form once. Without this script all of it works but the height.

const shown = document.querySelector('[data-checkout]')

/** @param {object} message */
const tell = (message) => parent.postMessage(message, location.origin)

if (shown instanceof HTMLElement && parent !== window) {
  tell({ type: shown.dataset.checkout })
  const tellHeight = () => tell({ type: 'height', height: shown.getBoundingClientRect().height })
  new ResizeObserver(tellHeight).observe(shown)
  // After a step the new one begins at its heading, for eyes and screen readers alike.
  const start = document.querySelector('[data-focus]')
  if (start instanceof HTMLElement) start.focus()
}

let isSending = false

/** @param {boolean} isBusy */
const setBusy = (isBusy) => {
  isSending = isBusy
  for (const button of document.querySelectorAll('button')) button.disabled = isBusy
}

addEventListener('submit', (event) => {
  if (isSending) return event.preventDefault()
  isSending = true
  // A moment later: a button that is disabled now would not be sent along.
  setTimeout(() => setBusy(true))
})

addEventListener('pageshow', () => setBusy(false))
