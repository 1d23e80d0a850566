import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LocationFieldName, LocationProblem } from '../../domain/locations/check-location.ts'
import type { CompareProblem } from '../../domain/locations/compare-locations.ts'

/** Headings of the columns in files of locations; all languages are read. */
export const locationColumnMessages: Record<LocationFieldName | 'number', MessageDescriptor> = {
  number: msg({ message: 'Number', context: 'location file' }),
  name: msg({ message: 'Name', context: 'location file' }),
  category: msg({ message: 'Category', context: 'location file' }),
  address: msg({ message: 'Address', context: 'location file' }),
  latitude: msg({ message: 'Latitude', context: 'location file' }),
  longitude: msg({ message: 'Longitude', context: 'location file' }),
  function: msg({ message: 'Function', context: 'location file' }),
  website: msg({ message: 'Website', context: 'location file' }),
}

/** Why a field of a location, or a row of a file, is refused. */
export const locationProblemMessages: Record<
  LocationProblem | CompareProblem['code'] | 'cells-missing' | 'quotes-open' | 'number-invalid',
  MessageDescriptor
> = {
  blank: msg`Please fill in this field.`,
  'too-long': msg`This text is too long.`,
  'category-unknown': msg`This category does not exist.`,
  'not-a-number': msg`Please enter degrees as a number, such as 46.5197.`,
  'outside-map': msg`This point is outside of Europe. Are latitude and longitude exchanged?`,
  'town-missing': msg`The address has to end with postcode and town, such as “Rue du Lac 4, 1003 Lausanne”.`,
  'website-invalid': msg`This is not the address of a website.`,
  'function-not-shown': msg`A function is shown for other therapists only. Leave it empty.`,
  formula: msg`Texts must not begin with =, +, - or @.`,
  'number-unknown': msg`No location has this number.`,
  'row-repeated': msg`The same location is in the file twice.`,
  'cells-missing': msg`This row has too few or too many cells.`,
  'quotes-open': msg`A quotation mark is missing in this row.`,
  'number-invalid': msg`This is not a number.`,
}

/** An unknown category in a file, with the ones that exist. */
export const categoryUnknownMessage = (categories: string): MessageDescriptor =>
  msg`This category does not exist. There are: ${categories}.`

/** Why a whole file is refused. */
export const locationFileMessages = {
  empty: () => msg`The file has no rows.`,
  kind: () => msg`This is no CSV file. Please save the table as “CSV UTF-8” and choose it again.`,
  encoding: (row: number) =>
    msg`Row ${row} cannot be read. Please save the file as “CSV UTF-8” and choose it again.`,
  columnsMissing: (columns: string) => msg`These columns are missing: ${columns}.`,
  columnUnknown: (heading: string, columns: string) =>
    msg`The column “${heading}” is not known. There are: ${columns}.`,
  columnRepeated: (column: string) => msg`The column “${column}” is in the file twice.`,
  tooManyRows: (most: number) => msg`The file has more than ${most} rows.`,
} satisfies Record<string, (...values: never[]) => MessageDescriptor>
