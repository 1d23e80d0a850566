import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, Migrator } from 'kysely/migration'
import { closeDatabase, type Database, type DatabaseSettings, openDatabase } from './client.ts'

/** In order of their names; loaded to be run. A released migration never changes. */
export const migrations: Record<string, () => Promise<Migration>> = {
  '0001-accounts': () => import('./migrations/0001-accounts.ts'),
  '0002-catalogue': () => import('./migrations/0002-catalogue.ts'),
  '0003-content': () => import('./migrations/0003-content.ts'),
  '0004-orders': () => import('./migrations/0004-orders.ts'),
  '0005-system': () => import('./migrations/0005-system.ts'),
  '0006-professionals': () => import('./migrations/0006-professionals.ts'),
  '0007-papers': () => import('./migrations/0007-papers.ts'),
  '0008-page-meta': () => import('./migrations/0008-page-meta.ts'),
  '0009-forms': () => import('./migrations/0009-forms.ts'),
  '0010-visits': () => import('./migrations/0010-visits.ts'),
  '0011-cart-writes': () => import('./migrations/0011-cart-writes.ts'),
  '0012-page-heads': () => import('./migrations/0012-page-heads.ts'),
  '0013-checkout-draft': () => import('./migrations/0013-checkout-draft.ts'),
  '0014-content-version': () => import('./migrations/0014-content-version.ts'),
  '0015-locations': () => import('./migrations/0015-locations.ts'),
  '0016-remedy-synonyms': () => import('./migrations/0016-remedy-synonyms.ts'),
  '0017-failed-searches': () => import('./migrations/0017-failed-searches.ts'),
  '0018-saved-lines': () => import('./migrations/0018-saved-lines.ts'),
  '0019-line-references': () => import('./migrations/0019-line-references.ts'),
  '0020-formulas': () => import('./migrations/0020-formulas.ts'),
  '0022-order-desk': () => import('./migrations/0022-order-desk.ts'),
  '0023-bank-payments': () => import('./migrations/0023-bank-payments.ts'),
  '0024-customers': () => import('./migrations/0024-customers.ts'),
  '0026-catalogue-changes': () => import('./migrations/0026-catalogue-changes.ts'),
  '0028-page-editing': () => import('./migrations/0028-page-editing.ts'),
  '0030-inbox': () => import('./migrations/0030-inbox.ts'),
  '0031-sales-by-day': () => import('./migrations/0031-sales-by-day.ts'),
  '0032-staff': () => import('./migrations/0032-staff.ts'),
  '0033-customer-desk': () => import('./migrations/0033-customer-desk.ts'),
  '0034-shared-views': () => import('./migrations/0034-shared-views.ts'),
  '0035-media': () => import('./migrations/0035-media.ts'),
  '0038-desk': () => import('./migrations/0038-desk.ts'),
  '0039-setup': () => import('./migrations/0039-setup.ts'),
  '0041-order-mails': () => import('./migrations/0041-order-mails.ts'),
  '0042-ordered-lines': () => import('./migrations/0042-ordered-lines.ts'),
  '0043-deleted-formulas': () => import('./migrations/0043-deleted-formulas.ts'),
  '0044-bank-bookings': () => import('./migrations/0044-bank-bookings.ts'),
  '0045-search-keys': () => import('./migrations/0045-search-keys.ts'),
  '0046-confirmed-terms': () => import('./migrations/0046-confirmed-terms.ts'),
  '0055-file-store': () => import('./migrations/0055-file-store.ts'),
  '0056-cart-operations': () => import('./migrations/0056-cart-operations.ts'),
  '0057-opening': () => import('./migrations/0057-opening.ts'),
  '0058-table-imports': () => import('./migrations/0058-table-imports.ts'),
  '0059-session-network': () => import('./migrations/0059-session-network.ts'),
  '0060-phone-search': () => import('./migrations/0060-phone-search.ts'),
  '0061-payments-by-hand': () => import('./migrations/0061-payments-by-hand.ts'),
  '0062-mail-hold': () => import('./migrations/0062-mail-hold.ts'),
  '0063-api-keys': () => import('./migrations/0063-api-keys.ts'),
  '0064-events': () => import('./migrations/0064-events.ts'),
  '0065-shop-import': () => import('./migrations/0065-shop-import.ts'),
  '0067-alerts': () => import('./migrations/0067-alerts.ts'),
  '0068-erasure': () => import('./migrations/0068-erasure.ts'),
  '0070-shop-imports': () => import('./migrations/0070-shop-imports.ts'),
  '0072-reminders': () => import('./migrations/0072-reminders.ts'),
  '0073-preparing': () => import('./migrations/0073-preparing.ts'),
  '0074-dispatch-day': () => import('./migrations/0074-dispatch-day.ts'),
  '0075-order-charges': () => import('./migrations/0075-order-charges.ts'),
  '0076-order-changes': () => import('./migrations/0076-order-changes.ts'),
  '0078-delivery-addresses': () => import('./migrations/0078-delivery-addresses.ts'),
  '0079-price-steps': () => import('./migrations/0079-price-steps.ts'),
  '0080-customer-groups': () => import('./migrations/0080-customer-groups.ts'),
  '0082-former-documents': () => import('./migrations/0082-former-documents.ts'),
  '0083-journal': () => import('./migrations/0083-journal.ts'),
  '0084-parcel-lines': () => import('./migrations/0084-parcel-lines.ts'),
  '0086-people-of-practices': () => import('./migrations/0086-people-of-practices.ts'),
  '0087-online-payments': () => import('./migrations/0087-online-payments.ts'),
  '0088-paid-back-otherwise': () => import('./migrations/0088-paid-back-otherwise.ts'),
}

const migratorOf = (db: Database, list: typeof migrations) => {
  const loaded = Object.entries(list).map(([name, load]): [string, Migration] => [
    name,
    { up: async (trx) => (await load()).up(trx) },
  ])
  const provider = { getMigrations: async () => Object.fromEntries(loaded) }
  return new Migrator({ db, provider })
}

/** Whether the database is new, of an earlier version, or of this one. */
export const schemaState = async (db: Database): Promise<'new' | 'older' | 'current'> => {
  const found = await migratorOf(db, migrations).getMigrations()
  const done = found.filter(({ executedAt }) => executedAt !== undefined).length
  if (done === 0) return 'new'
  return done < found.length ? 'older' : 'current'
}

const noShop = () =>
  Object.assign(
    new Error(
      'There is no shop in DATABASE_URL or DATA_DIR: correct them, or start the shop once.',
    ),
    { name: 'SettingsError' },
  )

/** Opens the database of a shop. Refuses one without a shop, and does not create the file of SQLite. */
export const openShopDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const file = join(settings.dataDir, 'officina.sqlite')
  if (!settings.databaseUrl && !existsSync(file)) throw noShop()
  const db = await openDatabase(settings)
  if ((await schemaState(db)) !== 'new') return db
  await closeDatabase(db)
  throw noShop()
}

/**
 * Migrates to the newest schema in one transaction and returns the names of the migrations run.
 * Concurrent calls of several processes wait for the first.
 */
export const migrate = async (db: Database, list = migrations): Promise<string[]> => {
  const { error, results = [] } = await migratorOf(db, list).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
