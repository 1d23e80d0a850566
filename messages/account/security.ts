import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const linkMessages = {
  'reset-expired': msg`This link has expired or was already used.`,
  'confirmation-expired': msg`This link has expired or was already used.`,
  'email-taken': msg`This e-mail address is already used by another account.`,
} satisfies Record<string, MessageDescriptor>

export const resetDoneMessage = msg`Your password has successfully been reset.`
