import { onConsentChange, readConsent } from '../../ui/consent-cookie.ts'

/** Shows what another site sends, in place of the question; `isRequested`: by a click. */
export const embed = (within: Element, isRequested: boolean) => {
  const place = within.closest('[data-embed]')
  const template = place?.querySelector('template')
  if (!place || !template) return
  const content = template.content.cloneNode(true)
  if (isRequested && content instanceof DocumentFragment)
    for (const frame of content.querySelectorAll<HTMLIFrameElement>('[data-autoplay]'))
      frame.src = frame.dataset.autoplay ?? frame.src
  place.replaceChildren(content)
}

/** Embeds after consent to Preferences (R36). */
export const embedAfterConsent = () => {
  const embedAll = () => {
    if (!readConsent()?.has('preferences')) return
    for (const place of document.querySelectorAll('[data-embed]')) embed(place, false)
  }
  embedAll()
  onConsentChange(embedAll)
}
