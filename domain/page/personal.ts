import { languages } from '../language.ts'
import type { PageKey } from './route-words.ts'

/** Pages that differ from person to person: rendered for each request, never kept. */
export const isPersonal = (key: PageKey) => /^(checkout$|account\b|newsletter-)/.test(key)

/** Below each language: a page for administrators, which has no key and stands in no list. */
export const galleryPath = 'block-gallery'

const galleries: ReadonlySet<string> = new Set(
  languages.map((language) => `/${language}/${galleryPath}`),
)

/** Whether a path's answer depends on who asks, though no page of the site is there. */
export const isForStaff = (path: string) => galleries.has(path)
