import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  looksLikeLanguage,
  preferredLanguage,
} from '../../../domain/language.ts'

/**
 * Where an address without a language of ours leads (R1); undefined where it has one.
 * `chosen` is the language that the visitor chose before, kept in a cookie.
 */
export const languageRedirect = (
  pathname: string,
  chosen: string | undefined,
  acceptLanguage: string | undefined,
) => {
  const [, first = '', ...rest] = pathname.split('/')
  const below = (language: string, segments: readonly string[]) =>
    `/${[language, ...segments.filter(Boolean)].join('/')}${segments.some(Boolean) ? '' : '/'}`
  if (isLanguage(first)) {
    if (rest.length === 0 || (rest.length > 1 && rest.at(-1) === ''))
      return { to: below(first, rest), status: 301 as const }
    return undefined
  }
  if (isLanguage(first.toLowerCase()))
    return { to: below(first.toLowerCase(), rest), status: 301 as const }
  if (looksLikeLanguage(first)) return { to: below(fallbackLanguage, rest), status: 302 as const }
  const language = isLanguage(chosen)
    ? chosen
    : (preferredLanguage(acceptLanguage) ?? defaultLanguage)
  return { to: below(language, [first, ...rest]), status: 302 as const }
}
