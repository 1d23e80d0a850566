import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { letterOptions } from '../letter-options.ts'
import type { Letter, MailTransport } from '../mail.ts'

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
