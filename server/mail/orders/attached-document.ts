import { isDatabaseUnavailable } from '../../db/database-error.ts'
import type { DocumentKind } from '../../documents/document-kinds.ts'
import { type MadeDocument, makeDocument } from '../../documents/make-document.ts'
import type { Order } from '../../orders/order.ts'
import type { Services } from '../../services.ts'
import type { Mail } from '../mail.ts'

/**
 * The document to attach. Undefined, and logged, if it cannot be created: the mail is sent
 * without. Throws if the database is unavailable: the mail is retried.
 */
export const tryDocument = async (
  services: Pick<Services, 'db' | 'log' | 'now'>,
  order: Order,
  kind: DocumentKind,
): Promise<MadeDocument | undefined> => {
  try {
    return await makeDocument(services, order, kind)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    services.log.error(
      { err: error, order: order.id, kind },
      'mail: document not rendered, sent without it',
    )
    return undefined
  }
}

export const attachmentsOf = (made: MadeDocument | undefined): NonNullable<Mail['attachments']> =>
  made ? [{ filename: made.fileName, content: made.pdf, contentType: 'application/pdf' }] : []
