import { z } from '@hono/zod-openapi'
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
import { ok } from '../../../domain/result.ts'
import { createMinuteLimit } from '../../http/minute-limit.ts'
import { clientAddress } from '../../http/request-source.ts'
import { countConversion, countView } from '../../visits/count-visits.ts'
import { line } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

const description =
  'Adds to an anonymous daily counter. Requests without the consent cookie of the category, from robots or above the rate limit are accepted but not counted.'

/** What these routes have in common. */
const counter = {
  method: 'post',
  tag: 'Site',
  description,
  returned: 'Accepted.',
  isAllowedInView: true,
} as const

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
export const siteVisitRoutes: ApiRoute = (api, services) => {
  const isTooMuch = createMinuteLimit(maxViewsPerMinute)
  const counts = (c: Context, category: ConsentCategory) =>
    parseConsent(getCookie(c, consentCookie))?.has(category) === true &&
    !isbot(c.req.header('user-agent') ?? 'bot') &&
    !isTooMuch(clientAddress(c, services.env), services.now())
  const views = publicRoute({
    ...counter,
    path: '/site/views',
    summary: 'Counts a page view',
    body: z.object({
      path: line(2_000).openapi({ description: 'Path of the page.', example: '/de/shop/' }),
    }),
    run: async ({ db }, { body, now, c }) => {
      const page = pageAt(body.path)
      if (page && counts(c, 'statistics')) countView(db, page.key, page.language, now)
      return ok(undefined)
    },
  })
  const conversions = publicRoute({
    ...counter,
    path: '/site/conversions',
    summary: 'Counts an addition to a cart',
    body: z.object({
      value: line(12).openapi({ description: 'Value in CHF.', example: '12.50' }),
      currency: z.literal('CHF'),
    }),
    run: async ({ db }, { body, now, c }) => {
      const value = parsePrice(body.value)
      if (value !== undefined && value <= maxValueCentimes && counts(c, 'marketing'))
        countConversion(db, value, now)
      return ok(undefined)
    },
  })
  for (const add of [views, conversions]) add(api, services)
}
