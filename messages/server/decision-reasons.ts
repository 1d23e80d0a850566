import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountState } from '../../domain/customer/account-state.ts'

/** `name`: what staff choose; `text`: what the customer reads, in the customer's language. */
type ReasonTemplate = { name: MessageDescriptor; text: MessageDescriptor }

/** Templates of reasons by the state that a decision sets. */
export const reasonTemplates: Partial<Record<AccountState, readonly ReasonTemplate[]>> = {
  rejected: [
    {
      name: msg`Certificate cannot be read`,
      text: msg`The certificate that you sent us cannot be read. Please register again with a clear photo or a PDF of the whole document.`,
    },
    {
      name: msg`Certificate has expired`,
      text: msg`The certificate that you sent us has expired. Please register again with a current one.`,
    },
    {
      name: msg`Certificate does not prove the profession`,
      text: msg`The document that you sent us does not prove your licence to practise. Please register again with your licence, your diploma or the confirmation of a register.`,
    },
    {
      name: msg`Name or GLN does not match`,
      text: msg`Your details do not match the entry in the public register. Please check your name and your GLN, and register again.`,
    },
    {
      name: msg`Not a healthcare profession`,
      text: msg`Our shop is open to healthcare professionals only. Your pharmacy or drugstore will gladly order our remedies for you.`,
    },
  ],
  suspended: [
    {
      name: msg`Certificate was not renewed`,
      text: msg`Your certificate has expired. Please send us the current one; we will then reactivate your account.`,
    },
    {
      name: msg`Invoices are overdue`,
      text: msg`There are unpaid invoices on your account. We will reactivate it as soon as they are paid.`,
    },
    {
      name: msg`At the customer’s request`,
      text: msg`We have suspended your account at your request.`,
    },
  ],
}
