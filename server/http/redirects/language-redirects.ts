import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  looksLikeLanguage,
} from '../../../domain/language.ts'
import { preferredLanguage } from '../preferred-language.ts'

/**
 * The redirect of an address without a site language (R1); undefined if it has one. `chosen`: the
 * language cookie.
 */
export const languageRedirect = (
  pathname: string,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
) => {
  const [, first = '', ...rest] = pathname.split('/')
  const pathIn = (language: string, segments: readonly string[]) =>
    `/${[language, ...segments.filter(Boolean)].join('/')}${segments.some(Boolean) ? '' : '/'}`
  if (isLanguage(first)) {
    if (rest.length === 0 || (rest.length > 1 && rest.at(-1) === ''))
      return { to: pathIn(first, rest), status: 301 as const }
    return undefined
  }
  if (isLanguage(first.toLowerCase()))
    return { to: pathIn(first.toLowerCase(), rest), status: 301 as const }
  if (looksLikeLanguage(first)) return { to: pathIn(fallbackLanguage, rest), status: 302 as const }
  const language = isLanguage(chosen)
    ? chosen
    : (preferredLanguage(acceptLanguage) ?? defaultLanguage)
  return { to: pathIn(language, [first, ...rest]), status: 302 as const }
}
