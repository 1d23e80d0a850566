import { z } from '@hono/zod-openapi'
import { languages } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { preferredLanguage } from '../../http/preferred-language.ts'
import { publicAccess } from '../declare-route.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

/** `GET /browser_lang/browser_lang` (D1 §7). */
export const browserLanguageRoute: ApiRoute = publicRoute({
  method: 'get',
  path: '/browser_lang/browser_lang',
  tag: 'Content',
  guard: { middleware: publicAccess },
  summary: 'Retrieves the preferred language of the browser',
  returns: z.object({ lang: z.enum(languages), languages: z.array(z.enum(languages)) }),
  returned: 'The best supported language for `Accept-Language`; default: English.',
  isCached: true,
  run: async ({ db }, { c }) => {
    const { offered, fallback } = await findOfferedLanguages(db)
    const lang = preferredLanguage(c.req.header('accept-language'), offered) ?? fallback
    c.header('Vary', 'Accept-Language')
    return ok({ lang, languages: [...offered] })
  },
})
