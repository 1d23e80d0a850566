import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { linkMessages, newPasswordMessages } from '../../messages/account/security.ts'
import type { SetupProblem } from '../../server/setup/setup-form.ts'

/** Why a field is refused. */
export const setupProblemMessages: Record<SetupProblem, MessageDescriptor> = {
  ...newPasswordMessages,
  'email-taken': linkMessages['email-taken'],
  missing: msg`Please fill in this field.`,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`Please choose one of the offered values.`,
  'email-invalid': msg`Please enter a valid e-mail address.`,
  'phone-invalid': msg`Please enter a telephone number, such as +41 22 555 01 47.`,
  'postcode-invalid': msg`Please enter a postcode with four digits.`,
}
