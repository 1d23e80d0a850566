import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberOrdering } from '../../domain/customer/member-rights.ts'

/** Whether a person of a practice may order. */
export const orderingNames: Readonly<Record<MemberOrdering, MessageDescriptor>> = {
  yes: msg`Orders without approval`,
  'with-approval': msg`Orders with approval`,
  no: msg`Does not order`,
}

/** Why a member cannot delete the own account. */
export const memberAccountMessage = msg`This login belongs to a practice. The people who manage the practice can remove it.`

/** Why a change of the people of a practice was refused as a whole. */
export const memberRefusalMessages = {
  'too-many-members': msg`A practice can have up to 40 people.`,
  'member-unknown': msg`This person no longer belongs to the practice.`,
  'rights-exceeded': msg`You can only give and take away rights that you have yourself.`,
}
