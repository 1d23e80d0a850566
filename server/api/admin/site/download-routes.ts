import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import {
  changeDownloads,
  type DownloadsRecord,
  findDownloadsIn,
} from '../../../content/settings/change-downloads.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { line, paragraph } from '../../fields.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const id = z.enum(languages).openapi({ description: 'Language of the downloads.' })
const version = z.string('value-invalid').openapi({ description: 'The version that was changed.' })
const label = line(120).trim()
const fileId = z
  .string('value-invalid')
  .max(64, 'too-long')
  .openapi({ description: 'The document.' })
const title = line(120).trim()
const text = paragraph(2_000).trim().openapi({ description: 'Text above the files.' })

const file = z.object({ id: z.string(), name: z.string(), filesize: z.int() })

const audience = z
  .enum(['everyone', 'may-order'], 'value-invalid')
  .openapi({ description: 'All accounts, or only those that may order in the shop.' })

const orderFormDescription = 'The order form; for accounts that may order with it.'
const pageDescription = 'Files for all accounts, in order.'

const downloadsSchema = z
  .object({
    id,
    version,
    page: z
      .object({
        title,
        text,
        documents: z.array(z.object({ label, audience, file })),
      })
      .openapi({ description: pageDescription }),
    orderForm: z
      .object({ title, text, label, file: file.nullable() })
      .openapi({ description: orderFormDescription }),
  })
  .openapi('Downloads')

const downloadsChange = z.object({
  version,
  page: z
    .object({
      title,
      text,
      documents: z
        .array(z.object({ label: label.min(1, 'blank'), audience, fileId }), 'value-invalid')
        .max(100, 'too-long'),
    })
    .openapi({ description: pageDescription }),
  orderForm: z
    .object({ title, text, label, fileId: fileId.nullable() })
    .openapi({ description: orderFormDescription }),
})

const params = z.object({ id })

const downloads = {
  description: 'The downloads in the language.',
  content: { 'application/json': { schema: downloadsSchema } },
}

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'options.read')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/downloads',
      summary: 'Lists the downloads of professionals by language',
      responses: {
        200: {
          description: 'One record for each language.',
          content: { 'application/json': { schema: z.array(downloadsSchema) } },
        },
        ...errors(401, 403),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/downloads/{id}',
      summary: 'Retrieves the downloads in a language',
      request: { params },
      responses: { 200: downloads, ...errors(401, 403, 422) },
    }),
    change: createRoute({
      ...staffOnly(services, 'options.write'),
      method: 'patch',
      path: '/admin/downloads/{id}',
      summary: 'Changes the downloads in a language',
      request: {
        params,
        body: { required: true, content: { 'application/json': { schema: downloadsChange } } },
      },
      responses: { 200: downloads, ...errors(400, 401, 403, 409, 413, 415, 422) },
    }),
  }
}

const downloadsView = ({ id, version, page, orderForm }: DownloadsRecord) => ({
  id,
  version,
  page: { ...page, documents: [...page.documents] },
  orderForm,
})

/** The documents that professionals download, by language. */
export const addAdminDownloadRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const found = await Promise.all(languages.map((each) => findDownloadsIn(db, each)))
    return c.json(found.map(downloadsView), 200)
  })

  api.openapi(routes.one, async (c) =>
    c.json(downloadsView(await findDownloadsIn(db, c.req.valid('param').id)), 200),
  )

  api.openapi(routes.change, async (c) => {
    const { id: language } = c.req.valid('param')
    const change = { actor: actorOf(c), now: services.now() }
    const changed = await changeDownloads(db, { id: language, ...c.req.valid('json') }, change)
    if (!changed.ok) return fail(c, changed.refusal)
    return c.json(downloadsView(await findDownloadsIn(db, language)), 200)
  })
}
