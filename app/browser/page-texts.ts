/** The element whose data attributes are the texts that scripts without React show. */
export const pageTextsId = 'page-texts'

export type BrowserText =
  | 'session-expired'
  | 'logged-in'
  | 'logged-out'
  | 'signed-up'
  | 'consent-saved'
  | 'cookies-blocked'
  | 'loading'
  | 'loading-product'
  | 'close'
  | 'offline'
  | 'failed'
  | 'reload'
  | 'typed-lost'

/** A text in the page's language, written by the server. */
export const pageText = (name: BrowserText) =>
  document.getElementById(pageTextsId)?.getAttribute(`data-${name}`) ?? ''
