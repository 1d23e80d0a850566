import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { newPasswordMessages } from '../../messages/account/security.ts'
import type { LaboratoryProblem } from '../../server/setup/laboratory-form.ts'
import type { AdministratorProblem } from '../../server/setup/save-administrator.ts'
import type { SetupStep } from './setup-steps.ts'
import type { SetupRefusal } from './take-step.ts'

export const stepNames: Record<SetupStep, MessageDescriptor> = {
  administrator: msg`Your account`,
  laboratory: msg`Laboratory`,
  catalogue: msg`Catalogue and prices`,
  check: msg`Check and open`,
}

/** Why a step was refused; problems of fields stand beside them. */
export const refusalMessages: Record<SetupRefusal, MessageDescriptor> = {
  'fields-wrong': msg`Nothing has been saved yet. Please correct the marked fields.`,
  'edit-conflict': msg`The set-up was changed in another window or by another person in the meantime. Nothing of yours has been saved. Please check this page and try again.`,
  'setup-closed': msg`The set-up has ended.`,
  'step-missing': msg`A step is still missing. Please complete it first.`,
  'nothing-uploaded': msg`Please choose at least one file.`,
  'rows-wrong': msg`Nothing was imported: the files still have errors.`,
  'too-large': msg`The files are too large. Together they may have 32 MB.`,
  'form-broken': msg`The form did not arrive completely. Please try again.`,
}

const invalidEmail = msg`Please enter a valid e-mail address.`
const tooLong = msg`This text is too long.`

export const administratorMessages: Record<AdministratorProblem, MessageDescriptor> = {
  ...newPasswordMessages,
  'name-missing': msg`Please enter the name.`,
  'too-long': tooLong,
  'email-invalid': invalidEmail,
}

export const laboratoryMessages: Record<LaboratoryProblem, MessageDescriptor> = {
  missing: msg`Please fill in this field.`,
  'too-long': tooLong,
  'value-invalid': msg`Please choose one of the offered values.`,
  'email-invalid': invalidEmail,
  'phone-invalid': msg`Please enter a telephone number, such as +41 22 555 01 47.`,
  'postcode-invalid': msg`Please enter a postcode with four digits.`,
  'iban-invalid': msg`This is no IBAN: please compare every digit with your bank’s letter.`,
  'iban-foreign': msg`A Swiss QR-bill needs an account in Switzerland or Liechtenstein (CH or LI).`,
  'uid-digits': msg`A VAT number has CHE and nine digits, such as CHE-123.456.789.`,
  'uid-check-digit': msg`This VAT number does not exist: please compare every digit.`,
  'days-invalid': msg`Please enter a whole number of days from 0 to 365.`,
  'amount-invalid': msg`Please enter an amount in francs, such as 8.50.`,
}
