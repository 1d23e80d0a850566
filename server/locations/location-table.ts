import type { Transaction } from 'kysely'
import { byLanguage } from '../../domain/language.ts'
import {
  checkLocation,
  type LocationInput,
  locationFieldNames,
} from '../../domain/locations/check-location.ts'
import { type MapCategory, mapCategories } from '../../domain/locations/map-location.ts'
import { cleanLine } from '../../domain/order/free-text.ts'
import { ok, refuse } from '../../domain/result.ts'
import { nameKey } from '../../domain/search/name-key.ts'
import { searchKey } from '../../domain/search/staff-search.ts'
import { mapCategoryNames } from '../../messages/map/map-categories.ts'
import { tryContentChange } from '../content/content-version.ts'
import type { Database } from '../db/client.ts'
import { insertAll } from '../db/insert-all.ts'
import type { Schema } from '../db/schema.ts'
import { i18nIn } from '../i18n.ts'
import {
  choiceColumn,
  decimalColumn,
  textColumn,
  wholeNumberColumn,
  words,
} from '../imports/columns.ts'
import { importTable, type RecordChange, type RowValues } from '../imports/import-table.ts'
import { lastImportedNumber } from '../imports/list-imports.ts'
import { type EditedLocation, nextLocationId } from './save-location.ts'

const rowsPerStatement = 1_000

const text = (value: unknown) => cleanLine(String(value ?? ''), 1_000)

const locationOf = (values: RowValues): LocationInput => ({
  name: text(values.name),
  category: values.category as MapCategory,
  address: text(values.address),
  latitude: Number(values.latitude ?? Number.NaN),
  longitude: Number(values.longitude ?? Number.NaN),
  function: text(values.function),
  website: text(values.website),
})

const findAll = (db: Database) => db.selectFrom('location').selectAll().orderBy('id').execute()

/** Replaces rows by id: one statement for many. */
const write = async (trx: Transaction<Schema>, changes: readonly RecordChange[]) => {
  const stored = new Map((await findAll(trx)).map((one) => [one.id, one]))
  let nextId = Math.max(
    await nextLocationId(trx),
    (await lastImportedNumber(trx, ['locations'])) + 1,
  )
  const ids = changes.map(({ key }) => (key === undefined ? nextId++ : Number(key)))
  const gone = ids.filter((id) => stored.has(id))
  for (let at = 0; at < gone.length; at += rowsPerStatement)
    await trx
      .deleteFrom('location')
      .where('id', 'in', gone.slice(at, at + rowsPerStatement))
      .execute()
  const written = changes.flatMap(({ after }, at): EditedLocation[] => {
    const id = ids[at] ?? 0
    const before = stored.get(id)
    if (!after) return []
    return [
      { ...locationOf({ ...before, ...after }), id, version: before ? before.version + 1 : 0 },
    ]
  })
  await insertAll(trx, 'location', written)
  return ids.map(String)
}

/** The locations of the map. */
export const locationTable = importTable<undefined>({
  name: 'locations',
  resource: 'locations',
  columns: {
    number: wholeNumberColumn(words('numéro', 'number', 'Nummer', 'numero'), { role: 'key' }),
    name: textColumn(words('nom', 'name', 'Name', 'nome')),
    category: choiceColumn(
      words('catégorie', 'category', 'Kategorie', 'categoria'),
      mapCategories.map((category) => [
        category,
        byLanguage((language) => [i18nIn[language]._(mapCategoryNames[category])]),
      ]),
    ),
    address: textColumn(words('adresse', 'address', 'Adresse', 'indirizzo')),
    latitude: decimalColumn(words('latitude', 'latitude', 'Breitengrad', 'latitudine')),
    longitude: decimalColumn(words('longitude', 'longitude', 'Längengrad', 'longitudine')),
    function: textColumn(words('fonction', 'function', 'Funktion', 'funzione'), { clears: true }),
    website: textColumn(words('site web', 'website', 'Website', 'sito web'), { clears: true }),
  },
  mayRemove: true,
  example: {
    ...{ name: 'Exemplum', category: 'Pharmacy', address: 'Bundesplatz 3, 3005 Bern' },
    ...{ latitude: 46.9466, longitude: 7.4443 },
    ...{ function: '', website: 'https://www.exemplum.example' },
  },
  load: async (db) => {
    const records = (await findAll(db)).map(({ id, version, ...fields }) => ({
      ...{ key: String(id), values: { number: id, ...fields }, changes: version },
    }))
    return { records, facts: undefined }
  },
  naturalKey: ({ name, address }) =>
    name && address
      ? [name, address].map((one) => searchKey(nameKey(String(one)))).join('|')
      : undefined,
  nameOf: ({ name, address }) => [name, address].join(', '),
  check: ({ values: { number: _, ...values }, known }) => {
    const location = locationOf({ ...known?.values, ...values })
    const problems = checkLocation(location)
    const wrong = locationFieldNames.flatMap((column) => {
      const reason = problems[column]
      const value = String(values[column] ?? '')
      return reason ? [{ reason: `location-${reason}` as const, column, value }] : []
    })
    return wrong.length > 0 ? refuse(wrong) : ok(known ? values : location)
  },
  transact: tryContentChange,
  write,
})
