/** The delay before failed data is requested again (D1 §4). */
export const retryDelayMs = 3_000

/** Reloads a page that could not be loaded because of an outage (D1 §4). */
export const retryFailedPage = () => {
  if (document.querySelector('[data-retry]')) setTimeout(() => location.reload(), retryDelayMs)
}
