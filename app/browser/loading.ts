import { pageText } from './page-texts.ts'
import { showToast } from './toast.ts'

/** In milliseconds; a spinner on faster loads would make them feel slower. */
const spinnerDelayMs = 300

let timer: ReturnType<typeof setTimeout> | undefined

let overlay: HTMLElement | undefined

const hide = () => {
  clearTimeout(timer)
  overlay?.remove()
}

const showFor = (isProduct: boolean) => {
  hide()
  overlay = document.createElement('div')
  overlay.className = 'loading-overlay'
  overlay.innerHTML =
    '<p role="status" class="inline-flex items-center gap-3"><span aria-hidden="true" class="spinner"></span><span></span></p>'
  document.body.append(overlay)
  const label = overlay.querySelector('span:last-child')
  if (!label) return
  label.className = isProduct ? 'font-medium' : 'sr-only'
  label.textContent = pageText(isProduct ? 'loading-product' : 'loading')
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(button || altKey || ctrlKey || metaKey || shiftKey)

/** How long a link waits for the network, in milliseconds. */
const offlineMs = 60_000

/** Without network the page stays, says so, and follows the link when the network is back (D1 §4). */
const followWhenOnline = ({ href }: HTMLAnchorElement) => {
  const notice = showToast('error', pageText('offline'), offlineMs)
  // Closing the notice, or another one, gives the link up.
  addEventListener('online', () => notice?.isConnected && location.assign(href), { once: true })
}

/** The loading indicator of slow pages (D1 §2), with its own text for products (D2 §2). */
export const showLoading = () => {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const isOther = link.href.split('#')[0] !== location.href.split('#')[0]
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin || !isOther)
      return
    if (!navigator.onLine) {
      event.preventDefault()
      followWhenOnline(link)
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => showFor(link.dataset.page === 'product'), spinnerDelayMs)
  })
  // A file that the browser saves leaves the page where it is; so does coming back to it.
  for (const name of ['pageshow', 'pagehide', 'focus']) addEventListener(name, hide)
}
