import { readFile } from 'node:fs/promises'
import type { Insertable, Transaction } from 'kysely'
import { accounts } from '../../demo/accounts.ts'
import { downloadFiles } from '../../demo/downloads.ts'
import { hashPassword } from '../accounts/passwords/password.ts'
import { countCatalogueChange } from '../catalogue/catalogue-version.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import type { Schema } from '../db/schema.ts'
import type { FileStore } from '../files/file-store.ts'
import { folderStore } from '../files/folder-store.ts'
import type { Services } from '../services.ts'
import { accountRows } from './account-rows.ts'
import { readCatalogue } from './catalogue-rows.ts'
import { optionRows } from './option-rows.ts'
import { readPages } from './page-rows.ts'
import { makePasswords, type Passwords, readPasswords, writePasswords } from './password-file.ts'

/** From here and from the bundle (build/server/index.js) the same two folders up. */
const folder = new URL('../../demo/files/', import.meta.url)

/** Puts what the demo laboratory hands out into the store. */
const putDownloadFiles = async (files: FileStore) => {
  for (const [id, name] of Object.entries(downloadFiles))
    await files.put(id, await readFile(new URL(name, folder)))
}

/** Who can log in to try the shop; the password is absent where another machine keeps it. */
export type DemoLogin = { about: string; email: string; password?: string }

type Needed = Pick<Services, 'db' | 'env' | 'now'> & Partial<Pick<Services, 'files'>>

/** From here and from the bundle (build/server/index.js) the same two folders up. */
const defaultFolder = new URL('../../demo/catalogue/', import.meta.url)

const emails = accounts.map(({ email }) => email)

/** The name of the option that says that the demo laboratory was loaded. */
const mark = 'demo_loaded'

const isLoaded = async (db: Database) =>
  (await db.selectFrom('option').select('name').where('name', '=', mark).executeTakeFirst()) !==
  undefined

/** A shop with accounts of its own must not get accounts whose passwords are printed. */
const isInUse = async (trx: Transaction<Schema>) =>
  (await trx.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

/** Only one transaction gets to set the mark; another that begins at once waits here for it. */
const claimLoading = async (trx: Transaction<Schema>, now: Date) => {
  const claimed = await trx
    .insertInto('option')
    .values({ name: mark, language: '', value: json<unknown>(now.toISOString()) })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** In pieces, because an engine takes only so many values in one statement. */
const insertAll = async <Table extends keyof Schema>(
  trx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) => {
  const size = 500
  for (let from = 0; from < rows.length; from += size)
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + size))
      .execute()
}

const insertAccounts = async (trx: Transaction<Schema>, passwords: Passwords, now: Date) => {
  const rows = await Promise.all(
    accounts.map(async (account) =>
      accountRows(account, await hashPassword(passwords[account.email] ?? ''), now),
    ),
  )
  await insertAll(
    trx,
    'account',
    rows.map(({ account }) => account),
  )
  await insertAll(
    trx,
    'address',
    rows.flatMap(({ addresses }) => addresses),
  )
}

/** Whether the demo laboratory is there afterwards. */
const load = async ({ db, env, now, files = folderStore(env) }: Needed, folder: URL) => {
  const { remedies, products } = await readCatalogue(folder)
  const pages = await readPages(folder, now())
  return db.transaction().execute(async (trx) => {
    if (await isInUse(trx)) return isLoaded(trx)
    if (!(await claimLoading(trx, now()))) return true
    await insertAll(trx, 'remedy', remedies)
    await insertAll(trx, 'product', products)
    await countCatalogueChange(trx)
    await insertAll(trx, 'page', pages)
    await insertAll(trx, 'option', optionRows())
    const passwords = makePasswords(emails, env.demoPassword)
    await insertAccounts(trx, passwords, now())
    await putDownloadFiles(files)
    // Before the commit: accounts whose passwords nobody knows would be of no use.
    await writePasswords(env.dataDir, passwords)
    return true
  })
}

/** Gives the accounts the password that was set since the last start. */
const changePasswords = async ({ db, env, now }: Needed, password: string) => {
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

const currentPasswords = async (needed: Needed) => {
  const { dataDir, demoPassword } = needed.env
  const passwords = await readPasswords(dataDir)
  const isChanged = demoPassword && emails.some((email) => passwords?.[email] !== demoPassword)
  return isChanged ? changePasswords(needed, demoPassword) : passwords
}

/**
 * Loads the demo laboratory on the first start, all or nothing; later starts and other processes
 * leave it as it is, and so does a shop that has accounts of its own. `folder` holds the catalogue's
 * files. Tells with whom to log in.
 */
export const loadDemo = async (needed: Needed, folder = defaultFolder): Promise<DemoLogin[]> => {
  const isThere = (await isLoaded(needed.db)) || (await load(needed, folder))
  if (!isThere) return []
  const passwords = await currentPasswords(needed)
  return accounts.map(({ about, email }) => ({ about, email, password: passwords?.[email] }))
}
