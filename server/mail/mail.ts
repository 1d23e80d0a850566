import type { Language } from '../../domain/language.ts'
import type { MailJobs, MailKind } from '../outbox/mail-jobs.ts'
import type { Job } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import type { Laboratory } from './laboratory.ts'

/** A mail without sender; `date`: time of the event that it reports. */
export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  date: Date
  /** Stored and shown to the staff in place of the address. */
  listedTo?: string
  /** Gets a copy. */
  cc?: string | undefined
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

export type MailServices = Pick<Services, 'db' | 'env' | 'files' | 'log' | 'now'>

/** Writes the mail of one job; undefined if it has become pointless. */
export type MailWriter<Kind extends MailKind> = (
  services: MailServices,
  body: MailJobs[Kind],
  job: Job,
) => Promise<Mail | undefined>

/** A mail with sample content, for development and tests. */
export type MailSample = {
  /** Empty if the kind has one sample only. */
  variant: string
  write: (language: Language, laboratory: Laboratory) => Promise<Mail>
}
