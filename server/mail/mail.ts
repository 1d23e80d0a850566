/** A mail, whole but for its sender. `date` is when what it tells happened. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  date: Date
  /** Whom an answer reaches where that is not the sender. */
  replyTo?: string
  /** The address at which whoever gets such mails regularly ends them by one click (RFC 8058). */
  unsubscribe?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** A mail as it is sent; `messageId` is the same each time that the same job is done again. */
export type Letter = Mail & {
  from: { name: string; address: string }
  messageId: string
}

/** Hands a letter over; throws when it is not taken. */
export type MailTransport = (letter: Letter) => Promise<void>
