import { type Language, languages } from '../language.ts'
import type { PageKey } from './route-words.ts'

/** Pages that differ from person to person: rendered for each request, never cached. */
export const isPersonal = (key: PageKey) => /^(checkout$|account\b|newsletter-)/.test(key)

/** Below each language: pages for administrators, which have no key and are in no list. */
export const galleryPath = 'block-gallery'
export const registrationsPath = 'registrations'

/** The page where administrators decide on an account that has signed up. */
export const registrationAddress = (language: Language, accountId: string) =>
  `/${language}/${registrationsPath}/${encodeURIComponent(accountId)}`

const staffPage = new RegExp(
  `^/(${languages.join('|')})/(${galleryPath}|${registrationsPath}/[^/]+)(\\.data)?$`,
)

/** Whether a path's answer depends on the session, though it has no page key. */
export const isForStaff = (path: string) => staffPage.test(path)
