import { parseAccept } from 'hono/utils/accept'
import { isLanguage, type Language } from '../../domain/language.ts'

/** The best match for an `Accept-Language` header; undefined when it names none of ours. */
export const preferredLanguage = (
  acceptLanguage: string | null | undefined,
): Language | undefined =>
  parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
    .find(isLanguage)
