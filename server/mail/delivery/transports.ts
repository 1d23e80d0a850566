import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { removeXmlForbidden } from '../../../domain/xml-characters.ts'
import { permanentFailure } from '../../outbox/permanent-failure.ts'
import type { Letter, MailTransport } from '../mail.ts'

/**
 * Options for nodemailer. Content cannot reference files or URLs, and has no characters that old
 * rows may hold and mail programs do not show.
 */
export const letterOptions = ({
  to,
  cc,
  replyTo,
  unsubscribe,
  ...letter
}: Letter): SendMailOptions => ({
  ...letter,
  subject: removeXmlForbidden(letter.subject),
  html: removeXmlForbidden(letter.html),
  text: removeXmlForbidden(letter.text),
  from: { ...letter.from, name: removeXmlForbidden(letter.from.name) },
  // An object, so that a comma does not add recipients.
  to: { name: '', address: to },
  ...(cc && { cc: { name: '', address: cc } }),
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * '2026-11-21T09-00-00-000Z-order-confirmation.018f….eml': sorts by time, valid on every file
 * system.
 */
const nameOf = ({ date, messageId }: Letter) => {
  const time = date.toISOString().replace(/[:.]/g, '-')
  const id = messageId.replace(/^<|@.*$/g, '')
  return `${time}-${id}.eml`
}

/** Writes each letter as an .eml file into `folder`, for installations without a mail server. */
export const fileTransport = (folder: string): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await transport.sendMail(letterOptions(letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, nameOf(letter))
    const draft = `${file}.${process.pid}.draft`
    try {
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, file)
    } catch (error) {
      // A full disk leaves an incomplete file; the outbox retries the mail.
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** In milliseconds, per response of the server. */
const answerTimeoutMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Limit of the whole transfer in milliseconds; below the claim time of a job. */
const sendTimeoutMs = 45_000

/**
 * Whether the server permanently rejects this recipient or letter (RFC 5321, 4.2.1: 5yz). Errors
 * of login or sender concern every mail and are retried.
 */
const isPermanent = (error: Error) =>
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

/** Sends through the server at `url` (smtp:// or smtps://, with user and password). */
export const smtpTransport = (url: string, deadline = sendTimeoutMs): MailTransport => {
  const transport = createTransport({ url, ...answerTimeoutMs })
  return async (letter) => {
    // A slow but active server never hits the idle timeout: abort the connection.
    const signal = AbortSignal.timeout(deadline)
    const options = { ...letterOptions(letter), signal }
    try {
      await transport.sendMail(options)
    } catch (error) {
      throw error instanceof Error && isPermanent(error) ? permanentFailure(error) : error
    }
  }
}
