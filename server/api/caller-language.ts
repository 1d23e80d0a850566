import type { MiddlewareHandler } from 'hono'
import {
  defaultLanguage,
  isLanguage,
  type Language,
  preferredLanguage,
} from '../../domain/language.ts'
import type { ApiEnv } from './api-env.ts'

/** The language that a request without a body asks for: `?lang=`, else `Accept-Language`. */
export const requestedLanguage = (query: string | undefined, header: string | undefined): Language =>
  isLanguage(query) ? query : (preferredLanguage(header) ?? defaultLanguage)

/** Sets the language of the answer; a validated body may still name another (`hearLanguage`). */
export const callerLanguage: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('language', requestedLanguage(c.req.query('lang'), c.req.header('accept-language')))
  await next()
}
