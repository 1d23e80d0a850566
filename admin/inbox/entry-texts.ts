import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EntryState } from '../../domain/forms/entry-state.ts'
import type { FormField, FormKind } from '../../domain/forms/form-fields.ts'

export const entryStateTexts: Record<EntryState, MessageDescriptor> = {
  new: msg({ message: 'New', context: 'state of an entry' }),
  'in-progress': msg({ message: 'In progress', context: 'state of an entry' }),
  done: msg({ message: 'Done', context: 'state of an entry' }),
}

/** Colours of chips, by state. */
export const entryStateColours = { new: 'warning', 'in-progress': 'info', done: 'success' } as const

export const kindTexts: Record<FormKind, MessageDescriptor> = {
  contact: msg({ message: 'Contact', context: 'kind of form' }),
  contest: msg({ message: 'Prize draw', context: 'kind of form' }),
  webinar: msg({ message: 'Webinar', context: 'kind of form' }),
}

export const fieldTexts: Record<FormField, MessageDescriptor> = {
  name: msg`Name`,
  company: msg`Company`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  profession: msg`Profession`,
  name_pharmacy: msg`Pharmacy or company, customer number`,
  fph_gln_number: msg`FPH or GLN number`,
  message: msg`Message`,
}

/** Why an entry counts as spam. */
export const spamTexts: Readonly<Record<string, MessageDescriptor>> = {
  trap: msg`A field that people do not see was filled in.`,
  'too-fast': msg`The form was filled in faster than a person can.`,
  links: msg`The text has many links.`,
  staff: msg`A colleague marked it as spam.`,
}
