import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LocationFieldName } from '../../domain/locations/check-location.ts'

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
