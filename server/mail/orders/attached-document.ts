import { hasMailbox, isEmail } from '../../../domain/customer/email.ts'
import { findInvoiceEmail } from '../../accounts/profile/find-accounts.ts'
import type { Database } from '../../db/client.ts'
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

/** `tryDocument` for any document. */
export const tryMaking = async (
  { log }: Pick<Services, 'log'>,
  facts: { order: string; kind: string },
  { tries }: Pick<Job, 'tries'>,
  make: () => Promise<MadeDocument | undefined>,
): Promise<MadeDocument | undefined> => {
  try {
    return await make()
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    if (isThreadFailure(error) && tries < maxDrawingAttempts) throw error
    log.error({ err: error, ...facts }, 'mail: document not rendered, sent without it')
    return undefined
  }
}

/**
 * The document to attach. Undefined, and logged, if it cannot be created: the mail is sent
 * without. Throws, so that the mail is retried, if the database is unavailable, or in the first
 * attempts if the thread fails.
 */
export const tryDocument = (
  services: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  order: Order,
  kind: DocumentKind,
  job: Pick<Job, 'tries'>,
  number?: number,
): Promise<MadeDocument | undefined> =>
  tryMaking(services, { order: order.id, kind }, job, () =>
    makeDocument(services, order, kind, number),
  )

/** The e-mail address of an account. */
export const findEmail = async (db: Database, accountId: string) => {
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return email
}

/** Where mails about an order go: to the member of the practice who ordered, else to the practice (R48). */
export const findRecipient = async (
  db: Database,
  { accountId, orderedBy }: Pick<Order, 'accountId' | 'orderedBy'>,
) => {
  const email = await findEmail(db, orderedBy ?? accountId)
  return hasMailbox(email) ? email : findEmail(db, accountId)
}

/**
 * A mail with its document. The customer's address for invoices gets a copy, or the mail itself if the
 * customer has no other.
 */
export const withDocument = async (
  db: Database,
  accountId: string,
  mail: Mail,
  made: MadeDocument | undefined,
): Promise<Mail> => {
  if (!made) return mail
  // The practice gets the documents of what its members order.
  const copyTo = (await findInvoiceEmail(db, accountId)) || (await findEmail(db, accountId))
  const attached = { ...mail, attachments: attachmentsOf(made) }
  if (!isEmail(copyTo) || copyTo === mail.to) return attached
  return hasMailbox(mail.to) ? { ...attached, cc: copyTo } : { ...attached, to: copyTo }
}

export const attachmentsOf = (made: MadeDocument | undefined): NonNullable<Mail['attachments']> =>
  made ? [{ filename: made.fileName, content: made.pdf, contentType: 'application/pdf' }] : []
