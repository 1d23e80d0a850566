import { createTransport } from 'nodemailer'
import { refusal } from '../../outbox/refusal.ts'
import { letterOptions } from '../letter-options.ts'
import type { MailTransport } from '../mail.ts'

/** In milliseconds, each of it from the last sign of the server. */
const answerTimeoutMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** For the whole of it, in milliseconds: with the writing of the letter below the minute of a job. */
const sendTimeoutMs = 45_000

/**
 * Whether the server will not have this recipient or this letter (RFC 5321, 4.2.1: 5yz). What it has
 * against the login or the sender is for the laboratory to mend, and concerns every mail.
 */
const isForGood = (error: Error) =>
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA')

/** Sends by the mail server at `url` (smtp:// or smtps://, user and password in it). */
export const smtpTransport = (url: string, deadline = sendTimeoutMs): MailTransport => {
  const transport = createTransport({ url, ...answerTimeoutMs })
  return async (letter) => {
    // A server that says a word now and then is never idle: the connection is closed all the same.
    const signal = AbortSignal.timeout(deadline)
    const options = { ...letterOptions(letter), signal }
    try {
      await transport.sendMail(options)
    } catch (error) {
      throw error instanceof Error && isForGood(error) ? refusal(error) : error
    }
  }
}
