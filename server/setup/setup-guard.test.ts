import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import type { Database } from '../db/client.ts'
import { importCatalogue } from './catalogue/import-catalogue.ts'
import { removeCatalogueFiles, uploadCatalogueFiles } from './catalogue/stored-files.ts'
import { completeSetup } from './complete-setup.ts'
import { importExample } from './import-example.ts'
import { saveAdministrator } from './save-administrator.ts'
import { saveLaboratory } from './save-laboratory.ts'
import { administrator, laboratory, openEmptyShop, setupVersion } from './setup.fixtures.ts'

describe.each(databases)('the guards of the set-up on $name', ({ open }) => {
  const inShop = async (
    run: (shop: Awaited<ReturnType<typeof openEmptyShop>>, db: Database) => Promise<void>,
  ) => {
    const shop = await openEmptyShop(await open())
    try {
      await run(shop, shop.db)
    } finally {
      await shop.close()
    }
  }

  test.each(['', 'x', 'A'.repeat(43)])('takes no step with the token "%s"', (token) =>
    inShop(async (shop, db) => {
      const closed = { ok: false, refusal: 'setup-closed' }
      const claim = { token, version: 0 }
      const uploads = [{ name: 'homeopathy.json', bytes: Buffer.from('[]') }]
      const person = { form: administrator, language: 'de' as const }
      expect(await saveAdministrator(shop, { ...person, ...claim })).toEqual(closed)
      expect(await saveLaboratory(shop, { form: laboratory, ...claim })).toEqual(closed)
      expect(await importExample(shop, claim)).toEqual(closed)
      expect(await importCatalogue(shop, claim)).toEqual(closed)
      expect(await uploadCatalogueFiles(db, { uploads, ...claim })).toEqual(closed)
      expect(await removeCatalogueFiles(db, claim)).toEqual(closed)
      expect(await completeSetup(shop, claim)).toEqual(closed)
      expect(await setupVersion(db)).toBe(0)
      expect(await db.selectFrom('account').select('id').execute()).toEqual([])
    }),
  )

  test('makes one administrator of concurrent requests, whatever version they claim', () =>
    inShop(async (shop, db) => {
      const requests = [0, 1, 0, 1, 2, 0, 1, 2].map((version, index) =>
        saveAdministrator(shop, {
          form: { ...administrator, email: `admin-${index}@labor-linde.example` },
          ...{ token: shop.token, version, language: 'de' },
        }),
      )
      await Promise.all(requests)
      expect(await db.selectFrom('account').select('id').execute()).toHaveLength(1)
    }))

  test('makes no administrator when there is another one', () =>
    inShop(async (shop, db) => {
      const row = accountRow({ role: 'administrator' })
      await db.insertInto('account').values(row).execute()
      const request = {
        form: administrator,
        token: shop.token,
        version: 0,
        language: 'de' as const,
      }
      expect(await saveAdministrator(shop, request)).toEqual({ ok: false, refusal: 'setup-closed' })
      expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: row.id }])
    }))
})
