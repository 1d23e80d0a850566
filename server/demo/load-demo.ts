import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import { accounts } from '../../demo/accounts.ts'
import { downloadFiles } from '../../demo/downloads.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { countCatalogueChange } from '../catalogue/catalogue-version.ts'
import type { Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import type { Services } from '../services.ts'
import { accountRows } from './account-rows.ts'

/** Passwords of the demo accounts by e-mail address. */
type Passwords = Record<string, string>

const fileOf = (dataDir: string) => join(dataDir, 'demo-accounts.json')

/** Undefined if the file is unreadable: first start, or data of another machine. */
const readPasswords = async (dataDir: string): Promise<Passwords | undefined> => {
  try {
    const read: unknown = JSON.parse(await readFile(fileOf(dataDir), 'utf8'))
    return z.record(z.string(), z.string()).safeParse(read).data
  } catch {
    return undefined
  }
}

/** Atomic, readable by this user only. */
const writePasswords = async (dataDir: string, passwords: Passwords) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = fileOf(dataDir)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, file)
}

/** `forAll` for every account, or a random password for each. */
const makePasswords = (emails: readonly string[], forAll: string | undefined): Passwords =>
  Object.fromEntries(emails.map((email) => [email, forAll ?? randomBytes(9).toString('base64url')]))

/** The same relative path from here and from the bundle (build/server/index.js). */
const downloadFolder = new URL('../../demo/files/', import.meta.url)
const catalogueFolder = new URL('../../demo/catalogue/', import.meta.url)

/** Stores the downloads of the demo laboratory. */
const putDownloadFiles = async (files: FileStore) => {
  for (const [id, name] of Object.entries(downloadFiles))
    await files.put(id, await readFile(new URL(name, downloadFolder)))
}

/** A demo login; the password is unknown if another machine's file has it. */
export type DemoLogin = { about: string; email: string; password?: string }

type RequiredServices = Pick<Services, 'db' | 'env' | 'now'> & Partial<Pick<Services, 'files'>>

const emails = accounts.map(({ email }) => email)

/** The option that marks the demo data as loaded. */
const loadedOption = 'demo_loaded'

const isLoaded = async (db: Database) =>
  (await db
    .selectFrom('option')
    .select('name')
    .where('name', '=', loadedOption)
    .executeTakeFirst()) !== undefined

/** A shop with its own accounts must not get accounts with printed passwords. */
const isInUse = async (trx: Transaction<Schema>) =>
  (await trx.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

/** Inserts the mark in one transaction; concurrent ones wait for it here. */
const claimLoading = async (trx: Transaction<Schema>, now: Date) => {
  const claimed = await trx
    .insertInto('option')
    .values({ name: loadedOption, language: '', value: json<unknown>(now.toISOString()) })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

const insertAccounts = async (trx: Transaction<Schema>, passwords: Passwords, now: Date) => {
  const rows = await Promise.all(
    accounts.map(async (account) =>
      accountRows(account, await hashPassword(passwords[account.email] ?? ''), now),
    ),
  )
  const all = rows.map(({ account }) => account)
  await insertAll(trx, 'account', all)
  const addresses = rows.flatMap((each) => each.addresses)
  await insertAll(trx, 'address', addresses)
}

/** Loads the data if needed; returns whether it is present. */
const load = async ({ db, env, now, files = folderStore(env) }: RequiredServices) => {
  // Half a megabyte of content that a server with data does not need.
  const [{ readCatalogue }, { readPages, optionRows }] = await Promise.all([
    import('./catalogue-rows.ts'),
    import('./page-rows.ts'),
  ])
  const { remedies, synonyms, products, locations } = await readCatalogue(catalogueFolder)
  const pages = await readPages(catalogueFolder, now())
  return db.transaction().execute(async (trx) => {
    if (await isInUse(trx)) return isLoaded(trx)
    if (!(await claimLoading(trx, now()))) return true
    await insertAll(trx, 'remedy', remedies)
    await insertAll(trx, 'remedy_synonym', synonyms)
    await insertAll(trx, 'product', products)
    await countCatalogueChange(trx)
    await insertAll(trx, 'location', locations)
    await insertAll(trx, 'page', pages)
    await insertAll(trx, 'option', optionRows())
    const passwords = makePasswords(emails, env.demoPassword)
    await insertAccounts(trx, passwords, now())
    await putDownloadFiles(files)
    // Before the commit: accounts without known passwords would be useless.
    await writePasswords(env.dataDir, passwords)
    return true
  })
}

/** Sets the password that was configured since the last start. */
const changePasswords = async ({ db, env, now }: RequiredServices, password: string) => {
  const passwords = makePasswords(emails, password)
  for (const email of emails)
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword(password), updated_at: now() })
      .where('email', '=', email)
      .execute()
  await writePasswords(env.dataDir, passwords)
  return passwords
}

const currentPasswords = async (services: RequiredServices) => {
  const { dataDir, demoPassword } = services.env
  const passwords = await readPasswords(dataDir)
  const isChanged = demoPassword && emails.some((email) => passwords?.[email] !== demoPassword)
  return isChanged ? changePasswords(services, demoPassword) : passwords
}

/**
 * Loads the demo data at the first start, in one transaction; does nothing if the shop has other
 * accounts. Returns the demo logins.
 */
export const loadDemo = async (services: RequiredServices): Promise<DemoLogin[]> => {
  const isPresent = (await isLoaded(services.db)) || (await load(services))
  if (!isPresent) return []
  const passwords = await currentPasswords(services)
  return accounts.map(({ about, email }) => ({ about, email, password: passwords?.[email] }))
}
