import type { Context } from 'hono'
import { findPublicFile } from '../../content/public-files.ts'
import { attachment } from '../../files/attachment.ts'
import { fileBody } from '../../files/file-body.ts'
import { findMediaRow } from '../../media/media-record.ts'
import type { Services } from '../../services.ts'

/** `/files/{name}`: a document that a page offers; other files are not public. */
export const publicFileHandler =
  ({ db, files }: Pick<Services, 'db' | 'files'>) =>
  async (c: Context) => {
    const found = await findPublicFile(db, `/files/${c.req.param('name')}`)
    const file = found && (await files.open(found.id))
    if (!found || !file) return c.notFound()
    const document = await findMediaRow(db, found.id)
    const headers = {
      'Content-Type': found.type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(document ? `${document.name}.pdf` : found.name),
      'Cache-Control': 'public, max-age=300',
    }
    return c.body(fileBody(c.req, file), 200, headers)
  }
