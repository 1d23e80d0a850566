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

/** Set for a moment to see whether the browser keeps cookies. */
const probe = 'officina_probe=1;path=/;samesite=lax'

/**
 * Runs in the head of every page before the first paint. Pages are cached for everyone; this hides
 * the banner for those who have answered, and for those whose browser blocks cookies: nothing can be
 * stored. `data-cookies-blocked` shows what needs cookies.
 */
export const consentScript = `{const d=document,e=d.documentElement.dataset;try{if(!d.cookie){d.cookie="${probe}";if(d.cookie)d.cookie="${probe};max-age=0";else e.cookiesBlocked=e.consent=""}if(/(?:^|; )${consentCookie}=${answerPattern}(?:;|$)/.test(d.cookie))e.consent=""}catch{e.cookiesBlocked=e.consent=""}}`
