import { z } from '@hono/zod-openapi'
import { ok } from '../../../domain/result.ts'
import { findDownloadFile } from '../../content/downloads.ts'
import { attachment } from '../../files/attachment.ts'
import { fileBody } from '../../files/file-body.ts'
import { type ApiRoute, accountRoute, binary } from '../route.ts'

/** `GET /shop/downloads/{id}`: a download of the account; the order form requires the right. */
export const downloadRoute: ApiRoute = accountRoute({
  method: 'get',
  path: '/shop/downloads/{id}',
  tag: 'Account',
  summary: 'Downloads a document',
  description: 'Documents are listed in `download_page` and `download_order_form` of the user.',
  params: { id: z.string().max(64) },
  returns: binary,
  mediaType: 'application/pdf',
  returned: 'The document.',
  run: async ({ db, files }, { params: { id }, signedIn, c }) => {
    const found = await findDownloadFile(db, id, signedIn)
    const file = found && (await files.open(found.id))
    if (!found || !file) return ok(undefined)
    return ok(
      c.body(fileBody(c.req, file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Length': String(file.size),
        'Content-Disposition': attachment(found.name),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      }),
    )
  },
})
