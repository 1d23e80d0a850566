import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '../../domain/language.ts'

/** The best match for an `Accept-Language` header; undefined when it names none of ours. */
export const preferredLanguage = (
  acceptLanguage: string | null | undefined,
  offered: readonly Language[] = languages,
): Language | undefined =>
  parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
    .find((language): language is Language => offered.some((one) => one === language))
