import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isLanguage } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'

/** In bytes. Forms with a file have limits in their own reader. */
const limit = bodyLimit({ maxSize: 2 ** 20, onError: (c) => c.text('413', 413) })

const acceptsFile = (path: string) => {
  const [, language, ...segments] = path.split('/')
  return isLanguage(language) && findPage(segments, language)?.key === 'signup'
}

/** Responds 413 to bodies above the limit of pages. */
export const limitPageBody: MiddlewareHandler = (c, next) =>
  acceptsFile(c.req.path) && /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
    ? next()
    : limit(c, next)
