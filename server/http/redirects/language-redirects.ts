import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  looksLikeLanguage,
} from '../../../domain/language.ts'
import { preferredLanguage } from '../preferred-language.ts'

/** The languages of the site: `fallback` when nobody has asked for one of them. */
export type OfferedLanguages = { offered: readonly Language[]; fallback: Language }

const allLanguages: OfferedLanguages = { offered: languages, fallback: defaultLanguage }

/**
 * The redirect of an address without a language of the site (R1); undefined if it has one.
 * `chosen`: the language cookie.
 */
export const languageRedirect = (
  pathname: string,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
  { offered, fallback }: OfferedLanguages = allLanguages,
) => {
  const isOffered = (language: Language) => offered.includes(language)
  const [, first = '', ...rest] = pathname.split('/')
  const pathIn = (language: string, segments: readonly string[]) =>
    `/${[language, ...segments.filter(Boolean)].join('/')}${segments.some(Boolean) ? '' : '/'}`
  if (isLanguage(first)) {
    if (!isOffered(first)) return { to: pathIn(fallback, rest), status: 302 as const }
    if (rest.length === 0 || (rest.length > 1 && rest.at(-1) === ''))
      return { to: pathIn(first, rest), status: 301 as const }
    return undefined
  }
  if (isLanguage(first.toLowerCase()))
    return { to: pathIn(first.toLowerCase(), rest), status: 301 as const }
  if (looksLikeLanguage(first)) {
    const to = isOffered(fallbackLanguage) ? fallbackLanguage : fallback
    return { to: pathIn(to, rest), status: 302 as const }
  }
  const language =
    isLanguage(chosen) && isOffered(chosen)
      ? chosen
      : (preferredLanguage(acceptLanguage, offered) ?? fallback)
  return { to: pathIn(language, [first, ...rest]), status: 302 as const }
}
