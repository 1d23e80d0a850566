import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Profession } from '../../domain/customer/profession.ts'

export const professionNames: Record<Profession, MessageDescriptor> = {
  pharmacist: msg`Pharmacist`,
  therapeut: msg`Therapist`,
  pharmacy: msg`Pharmacy`,
  drugstore: msg`Drugstore`,
  doctor: msg`Doctor`,
  homeopath: msg`Homeopath`,
  naturopath: msg`Naturopath`,
  dentist: msg`Dentist`,
  midwife: msg`Midwife`,
  veterinarian: msg`Veterinarian`,
  'other therapist': msg`Other therapist`,
}
