import { byLanguage, type Language, languages } from '../language.ts'
import {
  addressAt,
  type Params,
  type PathWords,
  pageIn,
  pathIn,
  patternIn,
  wordIn,
} from './path.ts'
import { formerWords, type PageKey, pageKeys, routeWords } from './route-words.ts'

export type { Params } from './path.ts'

/** Path words per language, so that browsers load one language only. */
export const pathWords: Readonly<Record<Language, PathWords>> = byLanguage((language) =>
  Object.fromEntries(pageKeys.map((key) => [key, routeWords[key][language]])),
)

/** The page's path pattern without the language: `shop/homoeopathie/komplexmittel/:product`. */
export const patternOf = (key: PageKey, language: Language) => patternIn(pathWords[language], key)

/** The address of a page, e.g. `/de/shop/homoeopathie`. */
export const addressOf = (language: Language, key: PageKey, params?: Params) =>
  addressAt(language, pathIn(pathWords[language], key, params))

const isWordOf = (key: PageKey, segment: string) =>
  languages.some((language) => wordIn(pathWords[language], key) === segment) ||
  formerWords[segment] === key

/**
 * Resolves decoded path segments without the language, in the words of any language (R3). Returns
 * the page with its parameters; undefined when there is none.
 */
export const findPage = (segments: readonly string[], preferred: Language) =>
  pageIn(pathWords[preferred], segments, isWordOf)
