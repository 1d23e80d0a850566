import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import type { MapLocation } from '../../../domain/locations/map-location.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import { readLocations } from '../find-locations.ts'
import { type LocationQuery, listLocationsForStaff } from '../list-locations.ts'
import { addLocation, changeLocation, deleteLocation } from '../save-location.ts'
import { importLocations, previewLocationImport } from './import-locations.ts'
import { writeLocationFile } from './location-file.ts'
import { maxImportedRows } from './read-location-table.ts'
import { readUploadedLocations } from './read-uploaded-locations.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readUploadedLocations(bytesOf(text))

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

describe('a file of locations', () => {
  test.each(languages)('is read as it was written in %s', async (language) => {
    const result = await read(writeLocationFile(stored, language))
    if (!result.ok) throw new Error(result.refusal.code)
    expect(result.value.problems).toEqual([])
    expect(result.value.locations).toEqual(
      stored.map(({ id, ...fields }, index) => ({ row: index + 2, number: id, ...fields })),
    )
  })

  test.each([
    [',', '47.36'],
    ['\t', '47,36'],
  ])('may be separated by %j', async (separator, latitude) => {
    const text = fileOf(row('Apotheke', latitude)).replaceAll(';', separator)
    expect(await read(text)).toMatchObject({
      ok: true,
      value: { locations: [{ name: 'Apotheke', latitude: 47.36 }], problems: [] },
    })
  })

  test.each<[string, string, object]>([
    ['an empty file', ' \n', { code: 'file-empty' }],
    ['a heading only', heading, { code: 'file-empty' }],
    ['an unknown column', `${heading};Fax\n`, { code: 'column-unknown', heading: 'Fax' }],
    ['a repeated column', `${heading};NAME\n`, { code: 'column-repeated', column: 'name' }],
    [
      'a missing column',
      'Name;Adresse\nA;B',
      { code: 'columns-missing', columns: ['category', 'latitude', 'longitude'] },
    ],
  ])('is refused with %s', async (_, text, refusal) => {
    expect(await read(text)).toEqual({ ok: false, refusal })
  })

  test('is refused in another encoding, with the row', async () => {
    const latin = Buffer.from(fileOf(row('Apotheke'), row('Apotheke Zürich')), 'latin1')
    const utf8 = bytesOf(fileOf(row('Apotheke')))
    const mixed = new Uint8Array([...utf8, ...Buffer.from('\nZürich', 'latin1')])
    expect(await readUploadedLocations(latin)).toEqual({
      ok: false,
      refusal: { code: 'file-encoding', row: 2 },
    })
    expect(await readUploadedLocations(mixed)).toEqual({
      ok: false,
      refusal: { code: 'file-encoding', row: 3 },
    })
    const utf16 = Buffer.from(`\ufeff${fileOf(row('Apotheke'))}`, 'utf16le')
    expect(await readUploadedLocations(utf16)).toEqual({
      ok: false,
      refusal: { code: 'file-encoding', row: 1 },
    })
  })

  test.each([
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a web page', Buffer.from('<html>')],
  ])('is refused as %s', async (_, bytes) => {
    expect(await readUploadedLocations(bytes)).toEqual({
      ok: false,
      refusal: { code: 'file-kind' },
    })
  })

  test('names row, column and reason of each cell', async () => {
    const text = fileOf(
      row('=cmd|calc'),
      row('Apotheke', 'north'),
      '',
      row('Apotheke').replace('Pharmacy', 'Shop'),
      'too;few',
      row('Apotheke').replace(', 8002 Zürich', ''),
    )
    expect(await read(text)).toMatchObject({
      ok: true,
      value: {
        problems: [
          { row: 2, column: 'name', value: '=cmd|calc', code: 'formula' },
          { row: 3, column: 'latitude', value: 'north', code: 'not-a-number' },
          { row: 5, column: 'category', value: 'Shop', code: 'category-unknown' },
          { row: 6, code: 'cells-missing' },
          { row: 7, column: 'address', code: 'town-missing' },
        ],
      },
    })
  })

  test('is refused with too many rows', async () => {
    const rows = Array.from({ length: maxImportedRows + 1 }, (_, index) => row(`A ${index}`))
    expect(await read(fileOf(...rows))).toEqual({
      ok: false,
      refusal: { code: 'too-many-rows', most: maxImportedRows },
    })
  })
})

describe.each(databases)('locations on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    await db.deleteFrom('location').execute()
    await db.insertInto('location').values(stored).execute()
    invalidateDataVersions(db)
  })

  const filed = async (text: string) => {
    const result = await read(text)
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }
  const apply = async (request: Parameters<typeof importLocations>[1]) => {
    const result = await db.transaction().execute((trx) => importLocations(trx, request))
    invalidateDataVersions(db)
    return result
  }

  it('are replaced by those of a file, as previewed', async () => {
    const [first] = stored
    const changed = writeLocationFile([{ ...first!, latitude: 46.52 }], 'fr').trimEnd()
    const file = await filed(`${changed}\r\n;Neue Apotheke;Apotheke;Weg 1, 8000 Zürich;47;8;;\r\n`)
    const preview = await previewLocationImport(db, { file, keepsMissing: false })
    expect(preview).toMatchObject({
      added: [{ row: 3, name: 'Neue Apotheke' }],
      changed: [{ row: 2, fields: ['latitude'] }],
      removed: [{ id: 70002 }],
      problems: [],
    })
    expect(await readLocations(db)).toEqual(stored)
    const result = await apply({ file, keepsMissing: false, digest: preview.digest })
    expect(result.ok).toBe(true)
    expect(await readLocations(db)).toMatchObject([
      { id: 70001, latitude: 46.52 },
      { id: 70002, name: 'Neue Apotheke' },
    ])
  })

  it('stay when a file only adds', async () => {
    const file = await filed(fileOf(row('Neue Apotheke')))
    const { digest } = await previewLocationImport(db, { file, keepsMissing: true })
    await apply({ file, keepsMissing: true, digest })
    expect((await readLocations(db)).map(({ id }) => id)).toEqual([70001, 70002, 70003])
  })

  it('do not change by a file with a problem, or after another change', async () => {
    const broken = await filed(fileOf(row('Neu'), row('=1+1')))
    const { digest } = await previewLocationImport(db, { file: broken, keepsMissing: false })
    expect(await apply({ file: broken, keepsMissing: false, digest })).toEqual({
      ok: false,
      refusal: 'rows-invalid',
    })
    const file = await filed(fileOf(row('Neu')))
    const preview = await previewLocationImport(db, { file, keepsMissing: false })
    await db.updateTable('location').set({ name: 'Other' }).where('id', '=', 70001).execute()
    expect(await apply({ file, keepsMissing: false, digest: preview.digest })).toEqual({
      ok: false,
      refusal: 'preview-outdated',
    })
    expect(await readLocations(db)).toHaveLength(2)
  })

  it('are imported from thousands of rows', async () => {
    const rows = Array.from({ length: 2_500 }, (_, index) => row(`Apotheke ${index}`))
    const file = await filed(fileOf(...rows))
    const { digest, added } = await previewLocationImport(db, { file, keepsMissing: false })
    expect(added).toHaveLength(2_500)
    expect((await apply({ file, keepsMissing: false, digest })).ok).toBe(true)
    expect(await readLocations(db)).toHaveLength(2_500)
  })

  it('count an import as a change of the locations that it changes', async () => {
    const [first] = stored
    const file = await filed(writeLocationFile([{ ...first!, name: 'Autre' }], 'fr'))
    const { digest } = await previewLocationImport(db, { file, keepsMissing: true })
    await apply({ file, keepsMissing: true, digest })
    const { rows: locations } = await listLocationsForStaff(db, { offset: 0, limit: 10 })
    expect(locations.map(({ name, version }) => [name, version])).toEqual([
      ['Autre', 1],
      ['Cabinet "Soleil"', 0],
    ])
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
  ])('are listed for the staff by %j', async (query, ids) => {
    const { rows: locations, total } = await listLocationsForStaff(db, {
      offset: 0,
      limit: 10,
      ...query,
    })
    expect(locations.map(({ id }) => id)).toEqual(ids)
    expect(total).toBe(query.limit ? 2 : ids.length)
  })

  it('are added, changed, deleted and restored', async () => {
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
