import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { findCurrentOptions } from '../../../content/options.ts'
import { findOpening, loadExample, openingPoints, openShop } from '../../../setup/open-shop.ts'
import type { ApiRoute } from '../../route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const openingSchema = z
  .object({
    isOpen: z.boolean().describe('Whether visitors reach the shop.'),
    missing: z.array(z.enum(openingPoints)).describe('What the shop needs before it opens.'),
    examplePages: z
      .array(
        z.object({
          key: z.string().describe('Key of the page.'),
          language: z.string().describe('Its language.'),
          title: z.string().describe('Its title.'),
        }),
      )
      .describe('Legal pages that nobody has changed since the set-up.'),
  })
  .openapi('Opening')

/** The opening of a new shop, which is closed to visitors before. */
export const openingRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/opening',
    permission: 'dashboard.read',
    summary: 'Tells whether the shop is open, and what is missing before',
    returns: openingSchema,
    returned: 'The state of the shop.',
    run: async ({ db }) => ok(await findOpening(db)),
  }),
  changeRoute({
    method: 'post',
    path: '/admin/opening',
    acceptsKeys: false,
    permission: 'catalogue.write',
    summary: 'Opens the shop to visitors',
    returns: openingSchema,
    returned: 'The state of the shop.',
    refuses: [409],
    run: (trx, { now }) => openShop(trx, now),
    log: async (_, __, trx) => ({
      ...({ action: 'open', resource: 'options', recordId: 'opening' } as const),
      label: (await findCurrentOptions(trx, ['legal_name'])).legal_name,
    }),
    view: (_, __, db) => findOpening(db),
  }),
  changeRoute({
    method: 'post',
    path: '/admin/opening/example',
    acceptsKeys: false,
    permission: 'catalogue.write',
    summary: 'Fills an empty catalogue with the example catalogue',
    returns: openingSchema,
    returned: 'The state of the shop.',
    refuses: [409],
    run: (trx) => loadExample(trx),
    log: () => ({
      ...({ action: 'import', resource: 'catalogue', recordId: 'example' } as const),
      label: 'demo/catalogue',
    }),
    view: (_, __, db) => findOpening(db),
  }),
]
