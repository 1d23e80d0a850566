import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import {
  type ConsentCategory,
  consentCookie,
  parseConsent,
} from '../../../domain/consent/consent.ts'
import { isLanguage } from '../../../domain/language.ts'
import { parsePrice } from '../../../domain/money.ts'
import { findPage } from '../../../domain/page/address.ts'
import { clientAddress } from '../../http/client-address.ts'
import { createMinuteLimit } from '../../http/minute-limit.ts'
import type { Services } from '../../services.ts'
import { countConversion, countView } from '../../visits/count-visits.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors } from '../error.ts'
import { line } from '../fields.ts'

const description =
  'Adds to an anonymous daily counter. Requests without the consent cookie of the category, from robots or above the rate limit are accepted but not counted.'

const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

const noContent = { 204: { description: 'Accepted.' }, ...errors(400, 413, 415, 422) }

const viewRoute = createRoute({
  method: 'post',
  path: '/site/views',
  tags: ['Site'],
  summary: 'Counts a page view',
  description,
  security: [],
  request: jsonBody(
    z.object({
      path: line(2_000).openapi({ description: 'Path of the page.', example: '/de/shop/' }),
    }),
  ),
  responses: noContent,
})

const conversionRoute = createRoute({
  method: 'post',
  path: '/site/conversions',
  tags: ['Site'],
  summary: 'Counts an addition to a cart',
  description,
  security: [],
  request: jsonBody(
    z.object({
      value: line(12).openapi({ description: 'Value in CHF.', example: '12.50' }),
      currency: z.literal('CHF'),
    }),
  ),
  responses: noContent,
})

/** The page of a path below the language; undefined for unknown or undecodable paths. */
const pageAt = (path: string) => {
  const [, language, ...segments] = path.split('/')
  if (!isLanguage(language)) return undefined
  try {
    const page = findPage(segments.filter(Boolean).map(decodeURIComponent), language)
    return page && { key: page.key, language }
  } catch {
    return undefined
  }
}

/** From one address; more come from no human reader. */
const maxViewsPerMinute = 60

/** In centimes; above any cart line. */
const maxValueCentimes = 10_000_000

/** Counts page views and additions to the cart for the site's own statistics (D1 §7, R36). */
export const addSiteVisitRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const isTooMuch = createMinuteLimit(maxViewsPerMinute)
  const counts = (c: Context, category: ConsentCategory) =>
    parseConsent(getCookie(c, consentCookie))?.has(category) === true &&
    !isbot(c.req.header('user-agent') ?? 'bot') &&
    !isTooMuch(clientAddress(c, services.env), services.now())

  api.openapi(viewRoute, (c) => {
    const page = pageAt(c.req.valid('json').path)
    if (page && counts(c, 'statistics'))
      countView(services.db, page.key, page.language, services.now())
    return c.body(null, 204)
  })

  api.openapi(conversionRoute, (c) => {
    const value = parsePrice(c.req.valid('json').value)
    if (value !== undefined && value <= maxValueCentimes && counts(c, 'marketing'))
      countConversion(services.db, value, services.now())
    return c.body(null, 204)
  })
}
