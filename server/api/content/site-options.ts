import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Language, languages } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import { consentMessages } from '../../../messages/server/consent.ts'
import { findOptions } from '../../content/options.ts'
import { jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { i18nIn } from '../../i18n.ts'
import type { Services } from '../../services.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

const texts = z.record(z.string(), z.string())

const optionsSchema = z
  .object({
    acf: z.object({
      seo: z.object({ global_keywords: z.string() }),
      privacy_policy_popup: texts.describe(
        'Texts of the cookie banner; default texts for those not set.',
      ),
      general: z.object({
        contact_phone_number: z.string(),
        contact_email: z.string(),
        legal_name: z.string(),
        title_suffix: z.string(),
      }),
      signup: z.object({ professional_text: z.string() }),
      forms: texts.openapi({
        description: 'Messages of the public forms by key, such as `email_wrong`.',
      }),
      social_links: texts,
      external_links: texts,
    }),
  })
  .openapi('SiteOptions')

/** The public options; private ones are not included. */
const siteOptions = async ({ db }: Pick<Services, 'db'>, language: Language) => {
  const found = await findOptions(
    db,
    [
      'seo_global_keywords',
      'privacy_policy_popup',
      'contact_phone_number',
      'contact_email',
      'legal_name',
      'title_suffix',
      'signup_professional_text',
      'form_texts',
      'social_links',
      'external_links',
    ],
    language,
  )
  const { contact_phone_number, contact_email, legal_name, title_suffix } = found
  return {
    acf: {
      seo: { global_keywords: found.seo_global_keywords },
      privacy_policy_popup: consentMessages(found.privacy_policy_popup, i18nIn[language]),
      general: { contact_phone_number, contact_email, legal_name, title_suffix },
      signup: { professional_text: found.signup_professional_text },
      forms: found.form_texts ?? {},
      social_links: found.social_links,
      external_links: found.external_links,
    },
  }
}

/** Sends the options; `path` of `/cache` has the same body. */
export const sendSiteOptions = (c: Context, services: Services, language: Language) =>
  sendJson(c, services, { key: `options ${language}` }, async () => ({
    body: jsonBuffer(await siteOptions(services, language)),
  }))

/** `GET /acf/v3/options/options` (D1 §7). */
export const siteOptionRoute: ApiRoute = publicRoute({
  method: 'get',
  path: '/acf/v3/options/options',
  tag: 'Content',
  summary: 'Retrieves the site options',
  query: { lang: z.enum(languages, 'value-invalid').default('en') },
  returns: optionsSchema,
  returned: 'The options; empty strings for those not set.',
  isCached: true,
  run: async (services, { query: { lang }, c }) => ok(await sendSiteOptions(c, services, lang)),
})
