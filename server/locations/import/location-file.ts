import type { Language } from '../../../domain/language.ts'
import { languages } from '../../../domain/language.ts'
import {
  type LocationFieldName,
  locationFieldNames,
} from '../../../domain/locations/check-location.ts'
import {
  type MapCategory,
  type MapLocation,
  mapCategories,
} from '../../../domain/locations/map-location.ts'
import { nameKey } from '../../../domain/search/name-key.ts'
import { mapCategoryNames } from '../../../messages/map/map-categories.ts'
import { locationColumnMessages } from '../../../messages/server/locations.ts'
import { i18nIn } from '../../i18n.ts'
import { writeSwissCsv } from '../../swiss-csv.ts'

export type LocationColumn = LocationFieldName | 'number'

export const importedLocationColumns: readonly LocationColumn[] = ['number', ...locationFieldNames]

/** By folded name, in English and all languages of the site. */
const namesOf = <Key extends string>(
  keys: readonly Key[],
  nameOf: (key: Key, language: Language) => string,
) =>
  new Map(
    keys.flatMap((key) =>
      [key, ...languages.map((language) => nameOf(key, language))].map(
        (name) => [nameKey(name), key] as const,
      ),
    ),
  )

const columnName = (column: LocationColumn, language: Language) =>
  i18nIn[language]._(locationColumnMessages[column])

const categoryName = (category: MapCategory, language: Language) =>
  i18nIn[language]._(mapCategoryNames[category])

const columnsByName = namesOf(importedLocationColumns, columnName)
const categoriesByName = namesOf(mapCategories, categoryName)

/** Undefined for an unknown heading. */
export const readColumn = (heading: string): LocationColumn | undefined =>
  columnsByName.get(nameKey(heading))

/** Undefined for an unknown name. */
export const readCategory = (name: string): MapCategory | undefined =>
  categoriesByName.get(nameKey(name))

/** All locations as CSV, which the import reads. */
export const writeLocationFile = (
  locations: readonly MapLocation[],
  language: Language,
): string => {
  const fields = importedLocationColumns.map((column) => columnName(column, language))
  const data = locations.map(({ id, category, ...location }) =>
    importedLocationColumns.map((column) => {
      if (column === 'number') return id
      return column === 'category' ? categoryName(category, language) : location[column]
    }),
  )
  return writeSwissCsv(fields, data)
}
