import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { languages } from '../../../domain/language.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { preferredLanguage } from '../../http/preferred-language.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { jsonAnswer } from '../error.ts'
import { publicAccess } from '../public-access.ts'

const route = createRoute({
  method: 'get',
  path: '/browser_lang/browser_lang',
  tags: ['Content'],
  summary: 'Retrieves the preferred language of the browser',
  security: [],
  middleware: [publicAccess] as const,
  responses: {
    200: jsonAnswer(
      'The best supported language for `Accept-Language`; default: English.',
      z.object({ lang: z.enum(languages), languages: z.array(z.enum(languages)) }),
    ),
    304: { description: 'Not modified since the version of `If-None-Match`.' },
  },
})

/** `GET /browser_lang/browser_lang` (D1 §7). */
export const addBrowserLanguageRoutes = (api: OpenAPIHono<ApiEnv>, { db }: Services) => {
  api.openapi(route, async (c) => {
    const { offered, fallback } = await findOfferedLanguages(db)
    const lang = preferredLanguage(c.req.header('accept-language'), offered) ?? fallback
    c.header('Vary', 'Accept-Language')
    return c.json({ lang, languages: [...offered] }, 200)
  })
}
