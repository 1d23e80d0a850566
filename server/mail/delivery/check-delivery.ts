import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { checkFolder } from '../../files/folder-files.ts'

/** In milliseconds, from the connection to the response to EHLO. */
const greetingTimeoutMs = 3_000

/** Connects and waits for the response to EHLO, with TLS where it is configured or offered. No login. */
const checkGreeting = async (url: string) => {
  const { createTransport } = await import('nodemailer')
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  // The library reads the URL, as for sending.
  const { options } = createTransport(url)
  const connection = new Connection({ ...options, connectionTimeout: greetingTimeoutMs })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('no greeting in time')), greetingTimeoutMs)
  connection.on('error', reject)
  connection.on('end', () => reject(new Error('connection closed')))
  connection.connect(() => resolve())
  try {
    await promise
  } finally {
    clearTimeout(timer)
    connection.close()
  }
}

/** Throws if mails cannot be delivered: no greeting of the mail server, or no file in the mail folder. */
export const checkDelivery = ({ smtpUrl, dataDir }: Pick<Env, 'smtpUrl' | 'dataDir'>) =>
  smtpUrl ? checkGreeting(smtpUrl) : checkFolder(join(dataDir, 'mail'))
