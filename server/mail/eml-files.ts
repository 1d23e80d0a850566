import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { letterOptions } from './letter-options.ts'
import type { Letter, Post } from './mail.ts'

/** '2026-11-21T09-00-00-000Z-order-confirmation.018f….eml': in order of time, legal on every system. */
const nameOf = ({ date, messageId }: Letter) => {
  const time = date.toISOString().replace(/[:.]/g, '-')
  const id = messageId.replace(/^<|@.*$/g, '')
  return `${time}-${id}.eml`
}

/** Writes each letter into `folder` as a file that mail programs open; for a shop without a mail server. */
export const filePost = (folder: string): Post => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await transport.sendMail(letterOptions(letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, nameOf(letter))
    const draft = `${file}.${process.pid}.draft`
    await writeFile(draft, message, { mode: 0o600 })
    await rename(draft, file)
  }
}
