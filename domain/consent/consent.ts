/** What a person may agree to (D1 §2); the necessary is never asked. */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** Undefined: nobody has answered yet, which is no consent (R36). */
export type Consent = ReadonlySet<ConsentCategory> | undefined

/** In the browser's cookies, for half a year. */
export const consentCookie = 'officina_consent'

/** In seconds: then the question is asked again. */
export const consentLifetime = 182 * 86_400

const isCategory = (word: string): word is ConsentCategory =>
  consentCategories.some((one) => one === word)

/**
 * The only values that are an answer, for all who read the cookie. A word that is not or no longer a
 * category makes it none: what was said then was said to another question, so it is asked again.
 */
const answer = `necessary(?:\\.(?:${consentCategories.join('|')}))*`

const isAnswer = new RegExp(`^${answer}$`)

/** 'necessary.statistics' → statistics; what is not understood counts as no answer. */
export const parseConsent = (cookie: string | undefined): Consent =>
  cookie !== undefined && isAnswer.test(cookie)
    ? new Set(cookie.split('.').filter(isCategory))
    : undefined

/** The cookie's value; the order does not matter to whoever reads it. */
export const consentValue = (agreed: Iterable<ConsentCategory>) =>
  ['necessary', ...agreed].join('.')

/** What the form's button says, and the boxes that are ticked, as the categories agreed to. */
export const grantedConsents = (
  choice: unknown,
  ticked: readonly unknown[],
): readonly ConsentCategory[] => {
  if (choice === 'all') return consentCategories
  return choice === 'chosen' ? consentCategories.filter((one) => ticked.includes(one)) : []
}

/**
 * Runs in the head of every page, before anything is seen: pages are the same for everyone, and who
 * has answered shall not see the question flash by.
 */
export const rememberAnswer = `/(?:^|; )${consentCookie}=${answer}(?:;|$)/.test(document.cookie)&&(document.documentElement.dataset.consent="")`
