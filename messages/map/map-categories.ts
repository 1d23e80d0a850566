import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MapCategory } from '../../domain/locations/map-location.ts'

/** The categories of the map as shown (D1 §2). */
export const mapCategoryNames: Record<MapCategory, MessageDescriptor> = {
  Pharmacy: msg`Pharmacy`,
  Drugstore: msg`Drugstore`,
  Doctor: msg`Doctor`,
  Homeopath: msg`Homeopath`,
  Naturopath: msg`Naturopath`,
  Dentist: msg`Dentist`,
  Midwife: msg`Midwife`,
  Veterinarian: msg`Veterinarian`,
  'Other therapist': msg`Other therapist`,
}
