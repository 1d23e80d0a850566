import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** Passwords of the demo accounts by e-mail address. */
export type Passwords = Record<string, string>

const fileOf = (dataDir: string) => join(dataDir, 'demo-accounts.json')

/** Undefined if the file is unreadable: first start, or data of another machine. */
export const readPasswords = async (dataDir: string): Promise<Passwords | undefined> => {
  try {
    const read: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'))
    return z.record(z.string(), z.string()).safeParse(read).data
  } catch {
    return undefined
  }
}

/** Atomic, readable by this user only. */
export const writePasswords = async (dataDir: string, passwords: Passwords) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = fileOf(dataDir)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

/** `forAll` for every account, or a random password for each. */
export const makePasswords = (emails: readonly string[], forAll: string | undefined): Passwords =>
  Object.fromEntries(emails.map((email) => [email, forAll ?? randomBytes(9).toString('base64url')]))
