import { shortDate } from '../../domain/short-date.ts'

/** The day in the reader's time zone, as `2026-03-31`; `Intl` would block a slow phone for 60 ms. */
const isoDayOf = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** Fills in the day of the reader, as pages are cached. */
export const showToday = () => {
  const day = shortDate(isoDayOf(new Date()))
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
