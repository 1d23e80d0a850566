import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { exportTable } from '../../imports/export-table.ts'
import type { ImportTable } from '../../imports/import-table.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { undoImport } from '../../imports/undo-import.ts'
import { swissDay } from '../../swiss-day.ts'
import { findStoredProducts } from '../product-changes/stored-products.ts'
import { productTable } from './products.ts'
import { remedyTable, synonymTable } from './remedies.ts'

const now = new Date('2026-11-21T09:00:00Z')

describe.each(databases)('imports of remedies and products on $name', ({ open }) => {
  let db: Database
  const account = accountRow()
  const author = { actor: { accountId: account.id, name: 'Ada Keller' }, now }
  beforeAll(async () => {
    db = await openDemo(open)
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  const previewed = (text: string, table: ImportTable) => previewFile(db, table, text, author)

  test.each([productTable, remedyTable, synonymTable])(
    'changes nothing when an export of $name is imported',
    async (table) => {
      const csv = await exportTable(db, table, { language: 'it', day: swissDay(now) })
      const { changes, errors, unchanged } = await previewed(csv, table)
      expect({ changes, errors }).toEqual({ changes: [], errors: [] })
      expect(unchanged).toBe((await table.load(db, [])).records.length)
    },
  )

  test('adds remedies with their other names in alphabetical order, and removes them again', async () => {
    const text =
      'Familie;Name;Abkürzung;CH;LM;Nom courant (FR);Weitere Namen (DE)\n' +
      'Homöopathie;Abrotanum novum;Abr-n.;3-30,200;1-30;Aurone;Eberraute, Neuraute\n' +
      'Gemmotherapie;Zzz, gemmae;;;;Dernier;\n'
    const { errors, changes, apply } = await previewed(text, remedyTable)
    expect(errors).toEqual([])
    expect(changes).toHaveLength(2)
    const applied = await apply()
    const added = await db
      .selectFrom('remedy')
      .select(['id', 'position', 'record'])
      .where('name', '=', 'Abrotanum novum')
      .executeTakeFirstOrThrow()
    expect(added.record).toMatchObject({ ab: 'Abr-n.', ch: '3-30,200', lmf: 1, lmt: 30 })
    const neighbours = await db
      .selectFrom('remedy')
      .select('name')
      .where('category', '=', 'hpt')
      .where('position', '=', added.position - 1)
      .execute()
    expect(neighbours).toEqual([{ name: 'Abrotanum' }])
    const synonyms = db.selectFrom('remedy_synonym').select(['kind', 'name', 'is_ambiguous'])
    expect(await synonyms.where('remedy_id', '=', added.id).execute()).toMatchObject([
      { kind: 'de', name: 'Eberraute', is_ambiguous: true },
      { kind: 'de', name: 'Neuraute', is_ambiguous: false },
    ])
    const importId = applied.ok ? applied.value.importId : ''
    expect(await undoImport(db, remedyTable, importId, { ...author, language: 'de' })).toEqual({
      ok: true,
      value: { undone: 2, notUndone: [] },
    })
    expect(await synonyms.where('remedy_id', '=', added.id).execute()).toEqual([])
  })

  test.each([
    ['an unknown family', 'Familie;Name;CH\nTee;Neu;30', 'family', 'value-unknown'],
    ['unreadable dilutions', 'Familie;Name;CH\nhpt;Neu;30-3', 'ch', 'range-unreadable'],
    ['wrong LM limits', 'Familie;Name;LM\nhpt;Neu;30-1', 'lm', 'lm-invalid'],
    ['nothing that is offered', 'Familie;Name;CH\nhpt;Neu;', undefined, 'nothing-offered'],
    [
      'an unknown form of a salt',
      'Familie;Name;Salzformen\nsch;Neu;pl_7',
      'forms',
      'value-unknown',
    ],
    ['the name of another remedy', 'Nummer;Name\n2;Abies nigra', 'name', 'name-taken'],
  ])('names row and column of a remedy with %s', async (_, text, column, reason) => {
    const { errors, changes } = await previewed(text, remedyTable)
    expect(changes).toEqual([])
    expect(errors).toMatchObject([{ row: 2, reason, ...(column && { column }) }])
  })

  test('enters a complex with its composition', async () => {
    const { errors, apply } = await previewed(
      'Code;Sortiment;Preis;Titel (FR);Zusammensetzung;Grösse\nkomplex-neu;Komplexmittel;12.80;Complexe;"Belladonna 5CH; Rubus idaeus, surculi 1D";Tube 4g\n',
      productTable,
    )
    expect(errors).toEqual([])
    expect((await apply()).ok).toBe(true)
    const products = await findStoredProducts(db)
    expect(products.find(({ slug }) => slug === 'komplex-neu')?.record).toMatchObject({
      size: 'Tube 4g',
      composition: [
        { substance: 'Belladonna', potency: '5CH' },
        { substance: 'Rubus idaeus, surculi', potency: '1D' },
      ],
    })
  })
})
