import { type Language, languages } from '../language.ts'
import type { PageKey } from './route-words.ts'

/** Pages that depend on the session or on a query: rendered per request, never cached. */
export const isPersonal = (key: PageKey) => /^(checkout$|search$|account\b|newsletter-)/.test(key)

/** Pages for administrators below each language; they have no page key and are not listed. */
export const galleryPath = 'block-gallery'
export const registrationsPath = 'registrations'

/** The page where administrators decide on a signup. */
export const registrationAddress = (language: Language, accountId: string) =>
  `/${language}/${registrationsPath}/${encodeURIComponent(accountId)}`

const staffPage = new RegExp(
  `^/(${languages.join('|')})/(${galleryPath}|${registrationsPath}/[^/]+)$`,
)

/** Whether the path is a staff page, whose answer depends on the session. */
export const isStaffPath = (path: string) => staffPage.test(path)

/** The set-up of an empty shop, which has no page key either. */
export const setupPath = 'setup'

export const setupAddress = (language: Language) => `/${language}/${setupPath}`

const setupPage = new RegExp(`^/(${languages.join('|')})/${setupPath}$`)

export const isSetupPath = (path: string) => setupPage.test(path)
