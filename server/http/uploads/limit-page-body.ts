import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isLanguage } from '../../../domain/language.ts'
import { findPage } from '../../../domain/page/address.ts'

/** In bytes: what pages are sent is small, but for a file, whose reader has limits of its own. */
const limit = bodyLimit({ maxSize: 2 ** 20, onError: (c) => c.text('413', 413) })

const takesFile = (path: string) => {
  const [, language, ...segments] = path.replace(/\.data$/, '').split('/')
  return isLanguage(language) && findPage(segments, language)?.key === 'signup'
}

/** Refuses bodies that are too large for a page. */
export const limitPageBody: MiddlewareHandler = (c, next) =>
  takesFile(c.req.path) && /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
    ? next()
    : limit(c, next)
