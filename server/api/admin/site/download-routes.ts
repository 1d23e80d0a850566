import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import {
  changeDownloads,
  type DownloadsRecord,
  findDownloadsIn,
} from '../../../content/settings/change-downloads.ts'
import { line, paragraph } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

const id = z.enum(languages).describe('Language of the downloads.')
const version = z.string('value-invalid').describe('The version that was changed.')
const label = line(120).trim()
const fileId = z.string('value-invalid').max(64, 'too-long').describe('The document.')
const title = line(120).trim()
const text = paragraph(2_000).trim().describe('Text above the files.')

const file = z.object({ id: z.string(), name: z.string(), filesize: z.int() })

const audience = z
  .enum(['everyone', 'may-order'], 'value-invalid')
  .describe('All accounts, or only those that may order in the shop.')

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

const params = { id }

const downloadsView = ({ id, version, page, orderForm }: DownloadsRecord) => ({
  id,
  version,
  page: { ...page, documents: [...page.documents] },
  orderForm,
})

/** The documents that professionals download, by language. */
export const adminDownloadRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/downloads',
    permission: 'options.read',
    summary: 'Lists the downloads of professionals by language',
    returns: z.array(downloadsSchema),
    returned: 'One record for each language.',
    run: async ({ db }) => {
      const found = await Promise.all(languages.map((each) => findDownloadsIn(db, each)))
      return ok(found.map(downloadsView))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/downloads/{id}',
    permission: 'options.read',
    summary: 'Retrieves the downloads in a language',
    params,
    returns: downloadsSchema,
    run: async ({ db }, { params: { id } }) => ok(downloadsView(await findDownloadsIn(db, id))),
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/downloads/{id}',
    permission: 'options.write',
    summary: 'Changes the downloads in a language',
    params,
    body: downloadsChange,
    returns: downloadsSchema,
    refuses: [409],
    run: async ({ db }, { params: { id }, body, ...by }) =>
      shown(await changeDownloads(db, { id, ...body }, by), async () =>
        downloadsView(await findDownloadsIn(db, id)),
      ),
  }),
]
