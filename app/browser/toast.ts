import sheet from '../../ui/icons.svg?url'
import { pageText } from './page-texts.ts'

export type ToastKind = 'success' | 'error' | 'info'

const icons = { success: 'check', error: 'warning', info: 'info' } as const

const icon = (name: string) =>
  `<svg aria-hidden="true" class="icon"><use href="${sheet}#${name}"/></svg>`

let toaster: HTMLElement | undefined

let timer: ReturnType<typeof setTimeout> | undefined

/** Adds the empty place of messages: screen readers announce what is put into it later. */
export const addToaster = () => {
  toaster = document.createElement('div')
  toaster.className = 'toaster'
  toaster.popover = 'manual'
  toaster.role = 'status'
  toaster.ariaLive = 'polite'
  document.body.append(toaster)
}

export const hideToast = () => {
  clearTimeout(timer)
  toaster?.replaceChildren()
  toaster?.hidePopover()
}

/**
 * Shows a message, by default for ten seconds (D1 §4), and announces it. `detail` is a second line:
 * '3 × Arnica montana'. Returns the message's element, which is in the page while it is shown.
 */
export const showToast = (kind: ToastKind, text: string, milliseconds = 10_000, detail = '') => {
  hideToast()
  if (!toaster) return
  // Shown again for each message: the last popover shown is above open dialogs.
  toaster.showPopover()
  const box = document.createElement('div')
  box.className = 'toast'
  box.dataset.kind = kind
  box.innerHTML = `${icon(icons[kind])}<div class="min-w-0"><p class="font-medium"></p></div><button type="button" class="round-button" data-action="hide-toast">${icon('x')}</button>`
  const [line, button] = box.querySelectorAll<HTMLElement>('p,button')
  if (line) line.textContent = text
  if (button) button.ariaLabel = pageText('close')
  if (detail) {
    const second = document.createElement('p')
    second.className = 'wrap-anywhere text-muted'
    second.textContent = detail
    line?.after(second)
  }
  toaster.append(box)
  timer = setTimeout(hideToast, milliseconds)
  return box
}

/**
 * Says that a part cannot be operated, as its script could not be loaded. The next use loads it again; with
 * a network, the site may have been updated since, so that only loading the page again helps.
 */
export const reportMissingScript = () => {
  const lines = showToast('error', pageText('failed'))?.children[1]
  if (lines && navigator.onLine)
    lines.innerHTML += `<button class="text-link" data-action="reload">${pageText('reload')}</button>`
}
