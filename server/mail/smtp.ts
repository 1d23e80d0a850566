import { createTransport } from 'nodemailer'
import { letterOptions } from './letter-options.ts'
import type { Post } from './mail.ts'

/** In milliseconds, each of it from the last sign of the server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** For the whole of it, in milliseconds: with the writing of the letter below the minute of a job. */
const wholePatience = 45_000

/** Sends by the mail server at `url` (smtp:// or smtps://, user and password in it). */
export const smtpPost = (url: string, deadline = wholePatience): Post => {
  const transport = createTransport({ url, ...patience })
  return async (letter) => {
    // A server that says a word now and then is never idle: the connection is closed all the same.
    const signal = AbortSignal.timeout(deadline)
    const options = { ...letterOptions(letter), signal }
    await transport.sendMail(options)
  }
}
