import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MapCategory } from '../../domain/locations/map-location.ts'

/** The categories of the map as shown (D1 §2): practices, unlike the professions of the same name. */
export const mapCategoryNames: Record<MapCategory, MessageDescriptor> = {
  Pharmacy: msg({ message: 'Pharmacy', context: 'map' }),
  Drugstore: msg({ message: 'Drugstore', context: 'map' }),
  Doctor: msg({ message: 'Doctor', context: 'map' }),
  Homeopath: msg({ message: 'Homeopath', context: 'map' }),
  Naturopath: msg({ message: 'Naturopath', context: 'map' }),
  Dentist: msg({ message: 'Dentist', context: 'map' }),
  Midwife: msg({ message: 'Midwife', context: 'map' }),
  Veterinarian: msg({ message: 'Veterinarian', context: 'map' }),
  'Other therapist': msg({ message: 'Other therapist', context: 'map' }),
}
