import { shortDate } from '../../domain/short-date.ts'

/** Fills in the day of the reader, as pages are cached. */
export const showToday = () => {
  // The Swedish date format is ISO, in the reader's time zone.
  const day = shortDate(new Date().toLocaleDateString('sv-SE'))
  for (const place of document.querySelectorAll('[data-today]')) place.textContent = day
}

/** Scrolls rows of links, not the page, to the current entry. */
export const scrollRows = () => {
  for (const row of document.querySelectorAll('[data-scroll-row]')) {
    const link = row.querySelector('[aria-current]')
    if (!link) continue
    const seen = row.getBoundingClientRect()
    const { left, right } = link.getBoundingClientRect()
    if (left < seen.left || right > seen.right)
      row.scrollLeft += (left + right - seen.left - seen.right) / 2
  }
}

/**
 * Focuses what the server has answered to a form: its first invalid field, else the element that
 * the page marks.
 */
export const focusAnswer = () => {
  if (location.hash) return
  const target =
    document.querySelector<HTMLElement>('main [aria-invalid=true]') ??
    document.querySelector<HTMLElement>('[data-autofocus]')
  target?.focus()
}
