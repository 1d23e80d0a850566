// @ts-check
// The checkout's document tells the page around it what it shows and how high it is (D1 §4), and
// sends its forms by itself: each once, and without an entry in the browser's history, so that the
// back button does not ask to send a form again. Without this script the
// forms work as plain ones.

/** @param {object} message */
const tell = (message) => parent.postMessage(message, location.origin)

/** @param {HTMLElement} shown */
const tellHeight = (shown) => tell({ type: 'height', height: shown.getBoundingClientRect().height })

const observer = new ResizeObserver(([entry]) => {
  if (entry?.target instanceof HTMLElement) tellHeight(entry.target)
})

/** After a step the new one begins at what is wrong, else at its heading. */
const begin = () => {
  const wrong = document.querySelector('[aria-invalid="true"]')
  const start = wrong ?? document.querySelector('[data-focus]')
  if (start instanceof HTMLElement) start.focus()
}

// What was typed outlasts a visit to the account's addresses and a change of the cart.
const typedKey = 'officina_checkout_typed'
const typedNames = ['payment', 'reference', 'note', 'shippingAddress']

/** Undefined if the browser blocks it. */
const storage = (() => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
})()

const keepTyped = () => {
  const form = document.querySelector('form:has(textarea[name=note])')
  if (!(form instanceof HTMLFormElement)) return
  const typed = [...new FormData(form)].filter(([name]) => typedNames.includes(name))
  storage?.setItem(typedKey, JSON.stringify(Object.fromEntries(typed)))
}

/** Into the first form of a visit; later ones come with what was typed. */
const restoreTyped = () => {
  const form = document.querySelector('form:has(textarea[name=note])')
  const typed = storage?.getItem(typedKey)
  if (!(form instanceof HTMLFormElement) || !typed || document.querySelector('[data-focus]')) return
  for (const [name, value] of Object.entries(JSON.parse(typed))) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && typeof value === 'string') field.value = value
  }
}

addEventListener('input', keepTyped)

const announce = () => {
  const shown = document.querySelector('[data-checkout]')
  if (!(shown instanceof HTMLElement) || parent === window) return
  const { checkout, cart, step } = shown.dataset
  tell({ type: checkout, step, cart: cart === undefined ? undefined : Number(cart) })
  if (checkout === 'thankyou_loaded') storage?.removeItem(typedKey)
  restoreTyped()
  observer.disconnect()
  observer.observe(shown)
  begin()
}

let isSending = false

/** @param {boolean} isBusy */
const setBusy = (isBusy) => {
  isSending = isBusy
  for (const button of document.querySelectorAll('button')) button.disabled = isBusy
}

/** @param {string} html */
const show = (html) => {
  const next = new DOMParser().parseFromString(html, 'text/html')
  document.title = next.title
  document.body.replaceWith(document.adoptNode(next.body))
  announce()
}

/** What was typed stays; the person may try again. */
const sayFailed = () => {
  const failed = document.querySelector('[data-failed]')
  if (!(failed instanceof HTMLElement)) return
  failed.hidden = false
  failed.scrollIntoView({ block: 'center' })
}

/** @param {HTMLFormElement} form @param {URLSearchParams} fields */
const send = async (form, fields) => {
  const focused = document.activeElement
  setBusy(true)
  tell({ type: 'sending' })
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields })
    if (answer.status >= 500) throw new Error(`${answer.status}`)
    isSending = false
    show(await answer.text())
  } catch {
    setBusy(false)
    const shown = document.querySelector('[data-step]')
    tell({ type: 'checkout_loaded', step: shown?.getAttribute('data-step') })
    // A disabled button loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    sayFailed()
  }
}

addEventListener('submit', (event) => {
  event.preventDefault()
  if (isSending || !(event.target instanceof HTMLFormElement)) return
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(event.target, event.submitter))
    if (typeof value === 'string') fields.append(name, value)
  send(event.target, fields)
})

// The page around removes the line from the cart, and posts the rest.
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-remove]') : null
  if (button instanceof HTMLElement) tell({ type: 'remove_line', cartId: button.dataset.remove })
})

// The browser's Back on the review: the page around has an entry in its history for it.
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || data !== 'edit') return
  const back = document.querySelector('button[value=edit]')
  if (back instanceof HTMLElement) back.click()
})

announce()
