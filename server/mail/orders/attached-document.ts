import { isDatabaseUnavailable } from '../../db/database-error.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { type MadeDocument, makeDocument } from '../../documents/make-document.ts'
import type { Order } from '../../orders/order.ts'
import type { Job } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import { isThreadFailure } from '../../worker-threads.ts'
import type { Mail } from '../mail.ts'

/** Attempts to draw a document: about seven minutes (`retryDelay`). */
const maxDrawingAttempts = 5

/**
 * The document to attach. Undefined, and logged, if it cannot be created: the mail is sent
 * without. Throws, so that the mail is retried, if the database is unavailable, or in the first
 * attempts if the thread fails.
 */
export const tryDocument = async (
  services: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  order: Order,
  kind: DocumentKind,
  { tries }: Pick<Job, 'tries'>,
  number?: number,
): Promise<MadeDocument | undefined> => {
  try {
    return await makeDocument(services, order, kind, number)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (isThreadFailure(error) && tries < maxDrawingAttempts) throw error
    services.log.error(
      { err: error, order: order.id, kind },
      'mail: document not rendered, sent without it',
    )
    return undefined
  }
}

export const attachmentsOf = (made: MadeDocument | undefined): NonNullable<Mail['attachments']> =>
  made ? [{ filename: made.fileName, content: made.pdf, contentType: 'application/pdf' }] : []
