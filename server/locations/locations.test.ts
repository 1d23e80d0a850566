import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import type { MapLocation } from '../../domain/locations/map-location.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { invalidateDataVersions } from '../db/data-version.ts'
import { exportTable } from '../imports/export-table.ts'
import { previewFile } from '../imports/imports.fixtures.ts'
import { undoImport } from '../imports/undo-import.ts'
import { readLocations } from './find-locations.ts'
import { type LocationQuery, listLocationsForStaff } from './list-locations.ts'
import { locationTable } from './location-table.ts'
import { addLocation, changeLocation, deleteLocation } from './save-location.ts'

const heading = 'Name;Category;Address;Latitude;Longitude;Function;Website'
const fileOf = (...rows: string[]) => `${heading}\n${rows.join('\n')}`
const row = (name: string, latitude = '47.36') =>
  `${name};Pharmacy;"Seestrasse 4, 8002 Zürich";${latitude};8.53;;`

const stored: MapLocation[] = [
  {
    id: 70001,
    name: 'Pharmacie «Airelle», Lausanne',
    category: 'Pharmacy',
    address: 'Chemin des Vignes 44, 1006 Lausanne',
    latitude: 46.513964,
    longitude: 6.64085,
    function: '',
    website: 'airelle.example',
  },
  {
    id: 70002,
    name: 'Cabinet "Soleil"',
    category: 'Other therapist',
    address: 'Rue; du Lac 1, 1003 Lausanne',
    latitude: 46.5,
    longitude: 6.6,
    function: 'Kinésiologue',
    website: '',
  },
]

describe.each(databases)('locations on $name', ({ open }) => {
  let db: Database
  const account = accountRow()
  const author = {
    actor: { accountId: account.id, name: 'Ada Keller' },
    now: new Date('2026-11-21T09:00:00Z'),
  }
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(account).execute()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('location').execute()
    await db.insertInto('location').values(stored).execute()
    invalidateDataVersions(db)
  })

  const previewed = (text: string | Uint8Array, removesMissing = false) =>
    previewFile(db, locationTable, text, author, { removesMissing })
  const exported = (language: (typeof languages)[number]) =>
    exportTable(db, locationTable, { language, day: '2026-11-21' })

  test.each(languages)(
    'locations stay as they are when their export in %s is imported',
    async (language) => {
      const { changes, errors, unchanged } = await previewed(await exported(language), true)
      expect({ changes, errors, unchanged }).toEqual({ changes: [], errors: [], unchanged: 2 })
    },
  )

  test.each([
    [',', '47.36'],
    ['\t', '47,36'],
  ])('locations are read from a file that is separated by %j', async (separator, latitude) => {
    const text = fileOf(row('Apotheke', latitude)).replaceAll(';', separator)
    const { changes, errors } = await previewed(text)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([{ row: 2, after: { name: 'Apotheke', latitude: 47.36 } }])
  })

  test('locations are read from a file in Windows-1252', async () => {
    const latin = Buffer.from(fileOf(row('Apotheke Zürich')), 'latin1')
    expect((await previewed(latin)).changes).toMatchObject([{ after: { name: 'Apotheke Zürich' } }])
  })

  test('locations are refused with row, column and reason of each cell', async () => {
    const text = fileOf(
      row('=cmd|calc'),
      row('Apotheke', 'north'),
      '',
      row('Apotheke').replace('Pharmacy', 'Shop'),
      'too;few',
      row('Apotheke').replace(', 8002 Zürich', ''),
      row('-cmd'),
      row('Apotheke', '4.7'),
    )
    const { errors } = await previewed(text)
    expect(errors).toMatchObject([
      { row: 2, column: 'name', value: '=cmd|calc', reason: 'formula' },
      { row: 3, column: 'latitude', value: 'north', reason: 'decimal-invalid' },
      { row: 5, column: 'category', value: 'Shop', reason: 'value-unknown' },
      { row: 6, column: 'category', value: 'few', reason: 'value-unknown' },
      { row: 7, column: 'address', reason: 'location-town-missing' },
      { row: 8, column: 'name', reason: 'location-formula' },
      { row: 9, column: 'latitude', reason: 'location-outside-map' },
    ])
  })

  test('locations are found by number, else by name and address, and once', async () => {
    const numbered = `Nummer;${heading}\n`
    const { errors } = await previewed(
      `${numbered}99;${row('A')}\n70001;${row('B')}\n70001;${row('C')}\n;${row('b')}\n`,
    )
    expect(errors).toMatchObject([
      { row: 2, reason: 'number-unknown', value: '99' },
      { row: 4, reason: 'row-twice', value: '3' },
      { row: 5, reason: 'row-twice', value: '3' },
    ])
  })

  it('locations are replaced by those of a file, as previewed, and are back after an undo', async () => {
    const file = (await exported('fr')).replace('46.513964', '46.52').replace(/70002;[^\n]*\n/, '')
    const added = ';Neue Apotheke;Apotheke;Weg 1, 8000 Zürich;47;8;;\r\n'
    const { changes, errors, apply } = await previewed(`${file}${added}`, true)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([
      { row: 2, key: '70001', before: { latitude: 46.513964 }, after: { latitude: 46.52 } },
      { row: 3, before: null, after: { name: 'Neue Apotheke' } },
      { row: undefined, key: '70002', after: null },
    ])
    expect(await readLocations(db)).toEqual(stored)
    const applied = await apply()
    expect(applied).toMatchObject({ ok: true, value: { changed: 1, created: 1, removed: 1 } })
    expect(await readLocations(db)).toMatchObject([
      { id: 70001, latitude: 46.52 },
      { name: 'Neue Apotheke' },
    ])
    const { rows } = await listLocationsForStaff(db, { sort: 'id', offset: 0, limit: 10 })
    expect(rows.map(({ version }) => version)).toEqual([1, 0])
    const importId = applied.ok ? applied.value.importId : ''
    expect(
      await undoImport(db, locationTable, importId, { ...author, language: 'de' }),
    ).toMatchObject({ ok: true, value: { undone: 3, notUndone: [] } })
    expect(await readLocations(db)).toEqual(stored)
  })

  it('locations stay when a file only adds', async () => {
    const { apply } = await previewed(fileOf(row('Neue Apotheke')))
    await apply()
    expect(await readLocations(db)).toHaveLength(3)
  })

  it('locations lose their function and website by an empty cell, nothing else', async () => {
    const { changes } = await previewed('Nummer;Name;Funktion\n70002;;\n')
    expect(changes).toMatchObject([
      { before: { function: 'Kinésiologue' }, after: { function: '' } },
    ])
  })

  it('locations do not change by a file with a problem, or after another change', async () => {
    const broken = await previewed(fileOf(row('Neu'), row('=1+1')))
    expect(await broken.apply()).toEqual({ ok: false, refusal: 'rows-wrong' })
    const removing = await previewed(fileOf(row('Neu'), row('=1+1')), true)
    expect(await removing.apply(true)).toEqual({ ok: false, refusal: 'rows-wrong' })
    const { apply } = await previewed(fileOf(row('Neu')), true)
    await db.updateTable('location').set({ name: 'Other' }).where('id', '=', 70001).execute()
    expect(await apply()).toEqual({ ok: false, refusal: 'preview-outdated' })
    expect(await readLocations(db)).toHaveLength(2)
  })

  it('locations are imported from thousands of rows', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => row(`Apotheke ${index}`))
    const { changes, apply } = await previewed(fileOf(...rows), true)
    expect(changes).toHaveLength(2_502)
    expect((await apply()).ok).toBe(true)
    expect(await readLocations(db)).toHaveLength(2_500)
  })

  test.each<[Partial<LocationQuery>, number[]]>([
    [{}, [70002, 70001]],
    [{ sort: 'id' }, [70001, 70002]],
    [{ sort: 'postcode', direction: 'desc' }, [70001, 70002]],
    [{ search: 'AIRELLE lausanne' }, [70001]],
    [{ search: 'kinesiologue' }, [70002]],
    [{ category: 'Pharmacy' }, [70001]],
    [{ search: "%' or 1=1" }, []],
    [{ limit: 1 }, [70002]],
  ])('locations are listed for the staff by %j', async (query, ids) => {
    const { rows: locations, total } = await listLocationsForStaff(db, {
      offset: 0,
      limit: 10,
      ...query,
    })
    expect(locations.map(({ id }) => id)).toEqual(ids)
    expect(total).toBe(query.limit ? 2 : ids.length)
  })

  it('locations are added, changed, deleted and restored', async () => {
    const { id: _id, ...fields } = stored[0]!
    const run = <Value>(work: (trx: Parameters<typeof addLocation>[0]) => Promise<Value>) =>
      db.transaction().execute(work)
    const added = await run((trx) => addLocation(trx, { ...fields, name: 'Neu' }))
    expect(added).toMatchObject({ ok: true, value: { id: 70003, name: 'Neu' } })
    const change = { id: 70001, version: 0, fields: { ...fields, name: 'Autre' } }
    expect(await run((trx) => changeLocation(trx, change))).toMatchObject({
      ok: true,
      value: { before: stored[0], after: { name: 'Autre', version: 1 } },
    })
    expect(await run((trx) => changeLocation(trx, change))).toEqual({
      ok: false,
      refusal: { code: 'edit-conflict' },
    })
    const deleted = await run((trx) => deleteLocation(trx, 70001))
    if (!deleted.ok) throw new Error('not deleted')
    const { id, ...rest } = deleted.value
    expect(await run((trx) => addLocation(trx, rest, id))).toMatchObject({
      ok: true,
      value: { id: 70001 },
    })
    expect(await run((trx) => addLocation(trx, { ...fields, latitude: 0 }))).toEqual({
      ok: false,
      refusal: { code: 'fields-invalid', problems: { latitude: 'outside-map' } },
    })
    expect(await run((trx) => deleteLocation(trx, 1))).toMatchObject({ ok: false })
  })
})
