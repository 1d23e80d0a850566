/** A mail without sender; `date`: time of the event that it reports. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  date: Date
  /** Recipient of replies, if not the sender. */
  replyTo?: string
  /** One-click unsubscribe address of regular mails (RFC 8058). */
  unsubscribe?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** A mail with sender; `messageId` is equal in every retry of a job. */
export type Letter = Mail & {
  from: { name: string; address: string }
  messageId: string
}

/** Sends a letter; throws if it is not accepted. */
export type MailTransport = (letter: Letter) => Promise<void>
