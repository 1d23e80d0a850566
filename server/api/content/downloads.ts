import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { findDownloadFile } from '../../content/downloads.ts'
import { attachment } from '../../files/attachment.ts'
import { fileBody } from '../../files/file-body.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail } from '../error.ts'
import { requireLogin } from '../require-login.ts'

/** `GET /shop/downloads/{id}`: a download of the account; the order form requires the right. */
export const addDownloadRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const route = createRoute({
    method: 'get',
    path: '/shop/downloads/{id}',
    tags: ['Account'],
    summary: 'Downloads a document',
    description: 'Documents are listed in `download_page` and `download_order_form` of the user.',
    middleware: [requireLogin(services)] as const,
    request: { params: z.object({ id: z.string().max(64) }) },
    responses: {
      200: {
        description: 'The document.',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...errors(401, 403, 404),
    },
  })
  api.openapi(route, async (c) => {
    const found = await findDownloadFile(services.db, c.req.valid('param').id, c.var.signedIn)
    const file = found && (await services.files.open(found.id))
    if (!found || !file) return fail(c, 'not-found')
    return c.body(fileBody(c.req, file), 200, {
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(found.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    })
  })
}
