import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { importRedirects } from '../../../content/redirects/import-redirects.ts'
import { testAddress } from '../../../content/redirects/test-address.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
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

const routesOf = (services: Services) => ({
  import: createRoute({
    ...staffOnly(services, 'options.write'),
    method: 'post',
    path: '/admin/redirect-imports',
    summary: 'Compares a CSV file with the list, and imports it',
    description: 'Two columns: former and new address. With one invalid row nothing is imported.',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({
              text: paragraph(longestFile).openapi({ description: 'Content of the file.' }),
              apply: z
                .boolean('value-invalid')
                .default(false)
                .openapi({ description: 'Whether to import; else a preview.' }),
            }),
          },
        },
      },
    },
    responses: {
      200: {
        description: 'The rows of the file.',
        content: {
          'application/json': {
            schema: z
              .object({
                rows: z.array(row).openapi({ description: 'Rows in the order of the file.' }),
                isApplied: z.boolean().openapi({ description: 'Whether the list was changed.' }),
              })
              .openapi('RedirectImport'),
          },
        },
      },
      ...errors(400, 401, 403, 413, 415, 422),
    },
  }),
  test: createRoute({
    ...staffOnly(services, 'options.read'),
    method: 'post',
    path: '/admin/redirect-tests',
    summary: 'Follows an address through the list',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.object({ address: redirectFields.from }) } },
      },
    },
    responses: {
      200: {
        description: 'The addresses on the way; none if the address is not redirected.',
        content: {
          'application/json': {
            schema: z.object({
              steps: z
                .array(z.string())
                .openapi({ description: 'Addresses, the last one counts.' }),
            }),
          },
        },
      },
      ...errors(400, 401, 403, 413, 415, 422),
    },
  }),
})

/** Import of redirects, and a test of an address. */
export const addRedirectImportRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.import, async (c) => {
    const change = { actor: actorOf(c), now: services.now() }
    const imported = await importRedirects(db, c.req.valid('json'), change)
    if (!imported.ok) return fail(c, imported.refusal)
    const rows = imported.value.rows.map((each) => ({
      ...each,
      problem: each.problem && textOf(c, each.problem),
    }))
    return c.json({ rows, isApplied: imported.value.isApplied }, 200)
  })

  api.openapi(routes.test, async (c) => {
    // People paste whole addresses.
    const path = c.req
      .valid('json')
      .address.replace(/^https?:\/\/[^/]+/, '')
      .replace(/[?#].*/, '')
    return c.json({ steps: await testAddress(db, path) }, 200)
  })
}
