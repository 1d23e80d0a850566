import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MapCategory } from '../../domain/locations/map-location.ts'

export const categoryTexts: Record<MapCategory, MessageDescriptor> = {
  Pharmacy: msg`Pharmacy`,
  Drugstore: msg`Drugstore`,
  Doctor: msg({ message: 'Doctor', context: 'category of a location' }),
  Homeopath: msg`Homeopath`,
  Naturopath: msg`Naturopath`,
  Dentist: msg`Dentist`,
  Midwife: msg`Midwife`,
  Veterinarian: msg`Veterinarian`,
  'Other therapist': msg`Other therapist`,
}
