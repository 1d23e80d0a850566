import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { importRedirects } from '../../../content/redirects/import-redirects.ts'
import { testAddress } from '../../../content/redirects/test-address.ts'
import { textOf } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { type StaffRoute, shown, staffRoute } from '../staff-route.ts'
import { redirectFields } from './redirect-routes.ts'

/** In characters: 5,000 rows. */
const longestFile = 900_000

const row = z.object({
  row: z.int().openapi({ description: 'Row of the file, from 1.' }),
  id: z.string(),
  from: z.string().openapi({ description: 'The former address.' }),
  to: z.string().openapi({ description: 'The new address.' }),
  state: z
    .enum(['new', 'changed', 'same', 'invalid'])
    .openapi({ description: 'Compared with the list.' }),
  problem: z.string().nullable().openapi({ description: 'Why the row is invalid.' }),
})

/** Import of redirects, and a test of an address. */
export const redirectImportRoutes: readonly StaffRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/redirect-imports',
    permission: 'options.write',
    summary: 'Compares a CSV file with the list, and imports it',
    description: 'Two columns: former and new address. With one invalid row nothing is imported.',
    body: z.object({
      text: paragraph(longestFile).openapi({ description: 'Content of the file.' }),
      apply: z
        .boolean('value-invalid')
        .default(false)
        .openapi({ description: 'Whether to import; else a preview.' }),
    }),
    returns: z
      .object({
        rows: z.array(row).openapi({ description: 'Rows in the order of the file.' }),
        isApplied: z.boolean().openapi({ description: 'Whether the list was changed.' }),
      })
      .openapi('RedirectImport'),
    returned: 'The rows of the file.',
    run: async ({ db }, { body, language, ...by }) =>
      shown(await importRedirects(db, body, by), ({ rows, isApplied }) => ({
        rows: rows.map((each) => ({
          ...each,
          problem: each.problem && textOf({ var: { language } }, each.problem),
        })),
        isApplied,
      })),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/redirect-tests',
    permission: 'options.read',
    summary: 'Follows an address through the list',
    body: z.object({ address: redirectFields.from }),
    returns: z.object({
      steps: z.array(z.string()).openapi({ description: 'Addresses, the last one counts.' }),
    }),
    returned: 'The addresses on the way; none if the address is not redirected.',
    run: async ({ db }, { body: { address } }) => {
      // People paste whole addresses.
      const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '')
      return ok({ steps: await testAddress(db, path) })
    },
  }),
]
