import type { Language } from '../../domain/language.ts'
import type { ImportNote } from '../../messages/server/shop-import.ts'
import { findOfferedLanguages } from '../content/offered-languages.ts'
import { closeDatabase } from '../db/client.ts'
import { openShopDatabase, schemaState } from '../db/migrate.ts'
import type { ImportedKind, ImportReport } from '../db/tables/imports.ts'
import type { Env } from '../env.ts'
import { claimStore } from '../files/claim-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { importProducts } from './catalogue/import-products.ts'
import { importRemedies } from './catalogue/import-remedies.ts'
import { importLocations } from './content/import-locations.ts'
import { importOptions } from './content/import-options.ts'
import { importPages } from './content/import-pages.ts'
import { importRedirects } from './content/import-redirects.ts'
import { importCustomers } from './customers/import-customers.ts'
import type { ImportContext } from './import-context.ts'
import { addNotes, emptyReport } from './import-report.ts'
import { importMedia } from './media/import-media.ts'
import { emptyMedia } from './media/imported-media.ts'
import { importOrders } from './orders/import-orders.ts'
import { folderSource } from './source/folder-source.ts'
import { ImportError, type SourceList } from './source/shop-source.ts'
import { webSource } from './source/web-source.ts'

const kindOf: Readonly<Partial<Record<SourceList, ImportedKind>>> = {
  ...{ media: 'media', pages: 'page', posts: 'post', options: 'option', locations: 'location' },
  ...{ users: 'customer', customers: 'customer', orders: 'order' },
  ...{ products: 'product', catalogue: 'product', product_fields: 'product' },
}

/** The source, which says what is being read and whether it has any list. */
const observed = ({ source, progress }: Pick<ImportContext, 'source' | 'progress'>) => {
  let hasLists = false
  return {
    ...source,
    async *read(list: SourceList, language?: Language) {
      if (!language) progress(kindOf[list] ?? 'remedy', 0)
      for await (const records of source.read(list, language)) {
        hasLists = true
        yield records
      }
    },
    hasLists: () => hasLists,
  }
}

/**
 * Imports a former shop, or says what an import would do. Repeated, it makes no doubles and writes what
 * has changed there, unless it was changed here. A killed import is continued by the next one.
 */
export const runImport = async (
  options: Omit<ImportContext, 'report' | 'accountOf' | 'fallback' | 'media'>,
): Promise<ImportReport> => {
  const report = emptyReport(options.isDryRun)
  const source = observed(options)
  const context: ImportContext = {
    ...{ ...options, source, report, accountOf: new Map(), media: emptyMedia() },
    fallback: (await findOfferedLanguages(options.db)).fallback,
  }
  await importMedia(context)
  await importOptions(context)
  await importLocations(context)
  const pages = await importPages(context)
  await importRemedies(context)
  const products = await importProducts(context)
  await importRedirects(context, [...pages, ...products])
  await importCustomers(context)
  await importOrders(context)
  if (!source.hasLists())
    throw new ImportError(...(report.notes[0]?.note ?? (['source-without-lists'] as const)))
  for (const name of source.unread?.() ?? []) addNotes(report, 'source', name, [['file-not-read']])
  return report
}

/** `from`: a folder, or the address of a shop. */
export type ShopImport = Pick<ImportContext, 'name' | 'isDryRun' | 'now' | 'progress'> & {
  from: string
  /** Called before a failed request is repeated. */
  retrying: (note: ImportNote) => void
}

const openSource = ({ from, retrying }: ShopImport, { importLogin }: Env) =>
  /^https?:\/\//.test(from) ? webSource(from, { login: importLogin, retrying }) : folderSource(from)

/** Imports into the shop of `env`, which may run. Throws an `ImportError` for what a person can remedy. */
export const importShop = async (env: Env, options: ShopImport): Promise<ImportReport> => {
  const source = await openSource(options, env)
  const db = await openShopDatabase(env)
  try {
    if ((await schemaState(db)) !== 'current') throw new ImportError('database-outdated')
    const files = await openFileStore(env)
    if (!options.isDryRun) await claimStore(db, files)
    return await runImport({ ...options, db, files, source })
  } finally {
    await closeDatabase(db)
  }
}
