import type { Database } from '../client.ts'
import {
  factorOwner,
  hasSecretKey,
  importLoginOwner,
  isSealed,
  secretBoxOf,
  secretOwner,
  secretSettingsOf,
  webhookOwner,
} from './secret-box.ts'

/** The row of `secret` by which a start recognises that its key is the right one. */
const checkName = 'key-check'
const checkText = 'officina'

const settingsError = (message: string) =>
  Object.assign(new Error(message), { name: 'SettingsError' })

const wrongKey =
  'The secrets in the database were encrypted with another key: set SECRET_KEY, or the file secret-key in DATA_DIR, to the key of the other processes or of the backup.'

const missingKey =
  'The key of the secrets in the database is missing: set SECRET_KEY, or restore the file secret-key in DATA_DIR.'

const findCheck = (db: Database) =>
  db.selectFrom('secret').select('value').where('name', '=', checkName).executeTakeFirst()

/** Throws unless this process has the key of the database, which the first start chooses. */
const checkKey = async (db: Database) => {
  const found = await findCheck(db)
  if (found && !hasSecretKey(secretSettingsOf(db))) throw settingsError(missingKey)
  const value = secretBoxOf(db).seal(checkText, secretOwner(checkName))
  if (!found)
    await db
      .insertInto('secret')
      .values({ name: checkName, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  // Another process may have started first, with another key.
  const stored = found ?? (await findCheck(db))
  secretBoxOf(db).open(stored?.value ?? '', secretOwner(checkName))
}

/** Encrypts plain values of earlier versions, and those of an earlier key. */
const sealAll = (db: Database) =>
  db.transaction().execute(async (trx) => {
    const box = secretBoxOf(trx)
    const sealed = (stored: string, owner: string) =>
      box.seal(isSealed(stored) ? box.open(stored, owner) : stored, owner)
    for (const { name, value } of await trx.selectFrom('secret').selectAll().execute())
      if (!box.isCurrent(value))
        await trx
          .updateTable('secret')
          .set({ value: sealed(value, secretOwner(name)) })
          .where('name', '=', name)
          .execute()
    const factors = await trx.selectFrom('second_factor').select(['account_id', 'secret']).execute()
    for (const { account_id: id, secret } of factors)
      if (!box.isCurrent(secret))
        await trx
          .updateTable('second_factor')
          .set({ secret: sealed(secret, factorOwner(id)) })
          .where('account_id', '=', id)
          .where('secret', '=', secret)
          .execute()
    for (const { id, secret } of await trx.selectFrom('webhook').select(['id', 'secret']).execute())
      if (!box.isCurrent(secret))
        await trx
          .updateTable('webhook')
          .set({ secret: sealed(secret, webhookOwner(id)) })
          .where('id', '=', id)
          .execute()
    const imports = await trx
      .selectFrom('shop_import')
      .select(['id', 'login'])
      .where('login', 'is not', null)
      .execute()
    for (const { id, login } of imports)
      if (login && !box.isCurrent(login))
        await trx
          .updateTable('shop_import')
          .set({ login: sealed(login, importLoginOwner(id)) })
          .where('id', '=', id)
          .execute()
  })

/** At a start, after the migrations: checks the key, and encrypts what the first key does not. */
export const prepareSecrets = async (db: Database) => {
  try {
    await checkKey(db)
    await sealAll(db)
  } catch (error) {
    throw error instanceof Error && error.name === 'SecretKeyError'
      ? settingsError(wrongKey)
      : error
  }
}
