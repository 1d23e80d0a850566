import { createTransport } from 'nodemailer'
import { permanentFailure } from '../../outbox/permanent-failure.ts'
import { letterOptions } from '../letter-options.ts'
import type { MailTransport } from '../mail.ts'

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
