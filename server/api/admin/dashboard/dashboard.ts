import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import type { Permission } from '../../../../domain/staff/permissions.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { mayAct } from '../../../accounts/staff/staff-access.ts'
import { combinationNames } from '../../../catalogue/prices/combination-names.ts'
import { type DailySeries, findSeries } from '../../../dashboard/find-series.ts'
import { findWaiting, type WaitingWork } from '../../../dashboard/find-waiting.ts'
import { maxWeeks } from '../../../dashboard/refresh-sales.ts'
import { countMissingFiles } from '../../../media/stored-files.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const count = (description: string) => z.int().openapi({ description })

/** Fields are missing if the role may not read them. */
const waitingSchema = z
  .object({
    pendingAccounts: count('Signups to verify.').optional(),
    requestedErasures: count('Erasures that another member of the staff may approve.').optional(),
    expiredCertificates: count('Active customers whose certificate has expired.').optional(),
    openOrders: z.record(z.string(), z.int()).optional().describe('Open orders by status.'),
    openPayments: count('Payments of the bank to decide about.').optional(),
    overdueInvoices: count('Invoices that are not paid in time.').optional(),
    overpaidInvoices: count('Invoices that are paid beyond their total.').optional(),
    remindableInvoices: count('Invoices whose next reminder is due.').optional(),
    failedMails: count('Mails that could not be sent so far, or at all.').optional(),
    newEntries: count('New entries of forms.').optional(),
    priceMisses: z
      .object({
        total: count('Combinations.'),
        top: z
          .array(
            z.object({
              slug: z.string(),
              name: z.string().describe('What it is for, in the language of the request.'),
              misses: count('How often it was requested.'),
            }),
          )
          .describe('The most often requested.'),
      })
      .optional()
      .describe('Combinations that were requested and have no price.'),
    failedSearches: z
      .object({
        total: count('Searches.'),
        top: z
          .array(
            z.object({
              query: z.string().describe('Searched words.'),
              language: z.string(),
              searches: count('How often.'),
            }),
          )
          .describe('The most frequent.'),
      })
      .optional()
      .describe('Searches without a result, of the last 28 days.'),
    untranslatedPages: z
      .record(z.string(), z.int())
      .optional()
      .describe('By language: pages that exist in another language only.'),
    blockedFiles: count(
      'Stored files without a record; not 0 only if they are so many that none is deleted.',
    ),
    missingFiles: count('Files that a record names and that are not stored.').optional(),
  })
  .openapi('Waiting')

const turnover = z.int().optional().describe('Turnover in centimes.')
const orders = z.int().optional().describe('Number of orders.')
const views = count('Views of pages.')
const signups = z.int().optional().describe('Number of sign-ups.')

const seriesSchema = z
  .object({
    weeks: z
      .array(
        z.object({
          monday: z.string().describe('First day of the week, YYYY-MM-DD.'),
          turnover,
          orders,
          views,
          signups,
        }),
      )
      .describe('The oldest first; the last one is not over.'),
    families: z
      .array(z.object({ family: z.string(), orders, turnover }))
      .optional()
      .describe('Sums by product family, without shipping.'),
    languages: z
      .array(z.object({ language: z.string(), turnover, orders, views, signups }))
      .describe('Sums by language.'),
  })
  .openapi('Series')

type May = (permission: Permission) => boolean

const namedMisses = ({ total, top }: WaitingWork['priceMisses'], language: Language) => ({
  total,
  top: top.map(({ slug, misses }) => ({
    slug,
    name: combinationNames(slug)?.[language] ?? slug,
    misses,
  })),
})

const waitingView = (
  waiting: WaitingWork & { missingFiles: number | undefined },
  may: May,
  language: Language,
): z.infer<typeof waitingSchema> => ({
  ...(may('customers.read') && {
    pendingAccounts: waiting.pendingAccounts,
    requestedErasures: waiting.requestedErasures,
    expiredCertificates: waiting.expiredCertificates,
  }),
  ...(may('orders.read') && { openOrders: waiting.openOrders }),
  ...(may('payments.read') && {
    openPayments: waiting.openPayments,
    overdueInvoices: waiting.overdueInvoices,
    overpaidInvoices: waiting.overpaidInvoices,
    remindableInvoices: waiting.remindableInvoices,
  }),
  ...(may('mails.read') && { failedMails: waiting.failedMails }),
  ...(may('inbox.read') && { newEntries: waiting.newEntries }),
  ...(may('prices.read') && { priceMisses: namedMisses(waiting.priceMisses, language) }),
  ...(may('catalogue.read') && { failedSearches: waiting.failedSearches }),
  ...(may('content.read') && { untranslatedPages: waiting.untranslatedPages }),
  // For all: whoever sees it first tells the person who runs the server.
  blockedFiles: waiting.blockedFiles,
  ...(waiting.missingFiles !== undefined && { missingFiles: waiting.missingFiles }),
})

type Figures = { turnover: number; orders: number; views: number; signups: number }

const figuresOf = ({ turnover, orders, views, signups }: Figures, may: May) => ({
  ...(may('orders.read') && { turnover, orders }),
  views,
  ...(may('customers.read') && { signups }),
})

const seriesView = (
  { weeks, families, languages }: DailySeries,
  may: May,
): z.infer<typeof seriesSchema> => ({
  weeks: weeks.map((week) => ({ monday: week.monday, ...figuresOf(week, may) })),
  ...(may('orders.read') && { families }),
  languages: languages.map((row) => ({ language: row.language, ...figuresOf(row, may) })),
})

const mayOf = (signedIn: SignedIn) => (permission: Permission) => mayAct(signedIn, permission)

/** What waits, and the figures of the shop (A19). */
export const dashboardRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/dashboard/waiting',
    permission: 'dashboard.read',
    summary: 'Counts what waits for the staff',
    description: 'Without the numbers that the role may not read.',
    returns: waitingSchema,
    returned: 'The numbers.',
    run: async (services, { signedIn, language, now }) => {
      const [waiting, missingFiles] = await Promise.all([
        findWaiting(services.db, swissDay(now)),
        // The dashboard works without the store; `/ready` reports it.
        countMissingFiles(services).catch((error: unknown) => {
          services.log.error({ err: error }, 'the file store cannot be read')
          return undefined
        }),
      ])
      return ok(waitingView({ ...waiting, missingFiles }, mayOf(signedIn), language))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/dashboard/series',
    permission: 'dashboard.read',
    summary: 'Sums turnover, orders, views and sign-ups by week, family and language',
    description: 'Without the figures that the role may not read.',
    query: {
      weeks: z.coerce
        .number('value-invalid')
        .int('value-invalid')
        .min(1, 'value-invalid')
        .max(maxWeeks, 'value-invalid')
        .default(12)
        .openapi({ type: 'integer', description: 'Swiss weeks, the present one included.' }),
    },
    returns: seriesSchema,
    returned: 'The figures.',
    run: async ({ db }, { query: { weeks }, signedIn, now }) =>
      ok(seriesView(await findSeries(db, { weeks, now }), mayOf(signedIn))),
  }),
]
