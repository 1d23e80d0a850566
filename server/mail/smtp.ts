import { createTransport } from 'nodemailer'
import { letterOptions } from './letter-options.ts'
import type { Post } from './mail.ts'

/** In milliseconds; together well below the minute that a job has. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by the mail server at `url` (smtp:// or smtps://, user and password in it). */
export const smtpPost = (url: string): Post => {
  const transport = createTransport({ url, ...patience })
  return async (letter) => {
    await transport.sendMail(letterOptions(letter))
  }
}
