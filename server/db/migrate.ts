import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './client.ts'
import * as accounts from './migrations/0001-accounts.ts'
import * as catalogue from './migrations/0002-catalogue.ts'
import * as content from './migrations/0003-content.ts'
import * as orders from './migrations/0004-orders.ts'
import * as system from './migrations/0005-system.ts'
import * as professionals from './migrations/0006-professionals.ts'
import * as papers from './migrations/0007-papers.ts'
import * as pageMeta from './migrations/0008-page-meta.ts'
import * as forms from './migrations/0009-forms.ts'
import * as visits from './migrations/0010-visits.ts'
import * as cartWrites from './migrations/0011-cart-writes.ts'
import * as pageHeads from './migrations/0012-page-heads.ts'
import * as checkoutDraft from './migrations/0013-checkout-draft.ts'
import * as contentVersion from './migrations/0014-content-version.ts'
import * as locations from './migrations/0015-locations.ts'
import * as remedySynonyms from './migrations/0016-remedy-synonyms.ts'
import * as failedSearches from './migrations/0017-failed-searches.ts'
import * as savedLines from './migrations/0018-saved-lines.ts'
import * as lineReferences from './migrations/0019-line-references.ts'
import * as formulas from './migrations/0020-formulas.ts'
import * as orderDesk from './migrations/0022-order-desk.ts'
import * as bankPayments from './migrations/0023-bank-payments.ts'
import * as customers from './migrations/0024-customers.ts'
import * as catalogueChanges from './migrations/0026-catalogue-changes.ts'
import * as pageEditing from './migrations/0028-page-editing.ts'
import * as inbox from './migrations/0030-inbox.ts'
import * as salesByDay from './migrations/0031-sales-by-day.ts'
import * as staff from './migrations/0032-staff.ts'
import * as customerDesk from './migrations/0033-customer-desk.ts'
import * as sharedViews from './migrations/0034-shared-views.ts'
import * as media from './migrations/0035-media.ts'
import * as desk from './migrations/0038-desk.ts'
import * as setup from './migrations/0039-setup.ts'
import * as orderMails from './migrations/0041-order-mails.ts'
import * as orderedLines from './migrations/0042-ordered-lines.ts'
import * as deletedFormulas from './migrations/0043-deleted-formulas.ts'
import * as bankBookings from './migrations/0044-bank-bookings.ts'
import * as searchKeys from './migrations/0045-search-keys.ts'
import * as confirmedTerms from './migrations/0046-confirmed-terms.ts'
import * as fileStore from './migrations/0055-file-store.ts'
import * as cartOperations from './migrations/0056-cart-operations.ts'
import * as opening from './migrations/0057-opening.ts'
import * as tableImports from './migrations/0058-table-imports.ts'

/** In order of their names. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-catalogue': catalogue,
  '0003-content': content,
  '0004-orders': orders,
  '0005-system': system,
  '0006-professionals': professionals,
  '0007-papers': papers,
  '0008-page-meta': pageMeta,
  '0009-forms': forms,
  '0010-visits': visits,
  '0011-cart-writes': cartWrites,
  '0012-page-heads': pageHeads,
  '0013-checkout-draft': checkoutDraft,
  '0014-content-version': contentVersion,
  '0015-locations': locations,
  '0016-remedy-synonyms': remedySynonyms,
  '0017-failed-searches': failedSearches,
  '0018-saved-lines': savedLines,
  '0019-line-references': lineReferences,
  '0020-formulas': formulas,
  '0022-order-desk': orderDesk,
  '0023-bank-payments': bankPayments,
  '0024-customers': customers,
  '0026-catalogue-changes': catalogueChanges,
  '0028-page-editing': pageEditing,
  '0030-inbox': inbox,
  '0031-sales-by-day': salesByDay,
  '0032-staff': staff,
  '0033-customer-desk': customerDesk,
  '0034-shared-views': sharedViews,
  '0035-media': media,
  '0038-desk': desk,
  '0039-setup': setup,
  '0041-order-mails': orderMails,
  '0042-ordered-lines': orderedLines,
  '0043-deleted-formulas': deletedFormulas,
  '0044-bank-bookings': bankBookings,
  '0045-search-keys': searchKeys,
  '0046-confirmed-terms': confirmedTerms,
  '0055-file-store': fileStore,
  '0056-cart-operations': cartOperations,
  '0057-opening': opening,
  '0058-table-imports': tableImports,
}

/**
 * Migrates to the newest schema in one transaction and returns the names of the migrations run.
 * Concurrent calls of several processes wait for the first.
 */
export const migrate = async (db: Database, list = migrations): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => list } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
