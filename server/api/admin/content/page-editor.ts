import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { noteEditor } from '../../../content/editing/page-editors.ts'
import { makePreviewAddress } from '../../../content/editing/preview-token.ts'
import { presentBlocks } from '../../../content/present-blocks.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { staffOnly } from '../staff-only.ts'
import { block, language, textParams } from './page-schema.ts'

const presented = z
  .looseObject({ type: z.string().openapi({ description: 'The kind of block.' }) })
  .openapi('PresentedBlock')

const routesOf = (services: Services) => ({
  preview: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'post',
    path: '/admin/pages/{id}/{language}/preview',
    summary: 'Makes a link that shows the draft to anyone for 24 hours',
    request: { params: textParams },
    responses: {
      200: {
        description: 'The link.',
        content: {
          'application/json': {
            schema: z
              .object({ address: z.string().openapi({ description: 'Address on this site.' }) })
              .openapi('PagePreview'),
          },
        },
      },
      ...errors(401, 403, 404, 422),
    },
  }),
  presence: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'post',
    path: '/admin/pages/{id}/{language}/presence',
    summary: 'Notes that the page is open in the editor, and names the others who have it open',
    request: { params: textParams },
    responses: {
      200: {
        description: 'The others.',
        content: {
          'application/json': {
            schema: z
              .object({
                others: z.array(z.string()).openapi({ description: 'Names of the others.' }),
              })
              .openapi('PagePresence'),
          },
        },
      },
      ...errors(401, 403, 422),
    },
  }),
  render: createRoute({
    ...staffOnly(services, 'content.read'),
    method: 'post',
    path: '/admin/content/render',
    summary: 'Presents blocks as the site shows them',
    description:
      'Links are resolved, texts parsed, and what blocks show besides their fields is added. Nothing is stored.',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z
              .object({
                language,
                blocks: z.array(block).max(200, 'too-long').openapi({ description: 'The blocks.' }),
              })
              .openapi('BlocksToPresent'),
          },
        },
      },
    },
    responses: {
      200: {
        description: 'One entry for each block.',
        content: {
          'application/json': {
            schema: z.object({
              blocks: z
                .array(presented.nullable())
                .openapi({ description: 'The blocks; null for one that is not valid yet.' }),
            }),
          },
        },
      },
      ...errors(400, 401, 403, 413, 415, 422),
    },
  }),
})

/** What the page editor shows besides the page, for staff. */
export const addPageEditorRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.preview, async (c) => {
    const { id: key, language: shown } = c.req.valid('param')
    const address = await makePreviewAddress(db, { key, language: shown }, services.now())
    return address ? c.json({ address }, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.presence, async (c) => {
    const { id: key, language: shown } = c.req.valid('param')
    const { accountId } = c.var.signedIn
    const others = await noteEditor(
      db,
      { key, language: shown },
      { accountId, now: services.now() },
    )
    return c.json({ others }, 200)
  })

  api.openapi(routes.render, async (c) => {
    const { language: shown, blocks } = c.req.valid('json')
    const context = { services, language: shown, now: services.now() }
    // Fields that are being written may be invalid for a while: nothing to report.
    const present = async (one: (typeof blocks)[number]) =>
      (await presentBlocks([withoutEmpty(one)], context, () => {}))[0] ?? null
    return c.json({ blocks: await Promise.all(blocks.map(present)) }, 200)
  })
}

/** Empty fields of the editor are absent ones. */
const withoutEmpty = ({ type, ...fields }: z.infer<typeof block>) => ({
  type,
  ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
})
