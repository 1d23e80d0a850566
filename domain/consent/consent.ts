/** The categories of consent (D1 §2); strictly necessary cookies need none. */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** Undefined before the person has answered, which counts as no consent (R36). */
export type Consent = ReadonlySet<ConsentCategory> | undefined

/** The name of the cookie. */
export const consentCookie = 'officina_consent'

/** In seconds (half a year); then the banner is shown again. */
export const consentMaxAgeSeconds = 182 * 86_400

const isCategory = (word: string): word is ConsentCategory =>
  consentCategories.some((one) => one === word)

/**
 * The valid values of the cookie. A value with an unknown category is invalid: the person answered
 * a different question and is asked again.
 */
const answerPattern = `necessary(?:\\.(?:${consentCategories.join('|')}))*`

const isAnswer = new RegExp(`^${answerPattern}$`)

/** 'necessary.statistics' → statistics; an invalid value counts as no answer. */
export const parseConsent = (cookie: string | undefined): Consent =>
  cookie !== undefined && isAnswer.test(cookie)
    ? new Set(cookie.split('.').filter(isCategory))
    : undefined

/** The value of the cookie; the order of categories does not matter. */
export const consentValue = (agreed: Iterable<ConsentCategory>) =>
  ['necessary', ...agreed].join('.')

/** The categories granted by the pressed button and the ticked boxes. */
export const grantedConsents = (
  choice: unknown,
  ticked: readonly unknown[],
): readonly ConsentCategory[] => {
  if (choice === 'all') return consentCategories
  return choice === 'chosen' ? consentCategories.filter((one) => ticked.includes(one)) : []
}

/**
 * Runs in the head of every page before the first paint. Pages are cached for everyone; this hides
 * the banner for those who have answered.
 */
export const consentScript = `/(?:^|; )${consentCookie}=${answerPattern}(?:;|$)/.test(document.cookie)&&(document.documentElement.dataset.consent="")`
