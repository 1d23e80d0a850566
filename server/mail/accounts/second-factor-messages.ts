import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { SecondFactorEvent } from '../../outbox/mail-jobs.ts'
import type { SecurityMessages } from './security-messages.ts'

type News = { event: SecondFactorEvent; day: string; time: string }

/** The texts of a mail about the second factor, of customers and staff; `alarm`: whom to call. */
export const secondFactorMessages = (
  { event, day, time }: News,
  lab: string,
  language: Language,
  alarm: MessageDescriptor,
): SecurityMessages => {
  const action = { text: msg`Open your account`, path: addressOf(language, 'account.security') }
  switch (event) {
    case 'enrolled':
      return {
        subject: msg`${lab}: authenticator app set up`,
        title: msg`Authenticator app set up`,
        paragraphs: [
          msg`On ${day} at ${time}, an authenticator app was set up for your account. Each login now needs a code of the app.`,
        ],
        action,
        remarks: [msg`Keep your recovery codes in a safe place, apart from your phone.`, alarm],
      }
    case 'removed':
      return {
        subject: msg`${lab}: authenticator app removed`,
        title: msg`Authenticator app removed`,
        paragraphs: [
          msg`On ${day} at ${time}, the authenticator app of your account was removed. A login needs the password only.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'reset':
      return {
        subject: msg`${lab}: authenticator app removed`,
        title: msg`Authenticator app removed`,
        paragraphs: [
          msg`On ${day} at ${time}, we removed the authenticator app of your account and logged you out everywhere. You can set up a new app after the next login.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'codes-low':
      return {
        subject: msg`${lab}: few recovery codes left`,
        title: msg`Few recovery codes left`,
        paragraphs: [
          msg`On ${day} at ${time}, you used a recovery code. Only a few are left: please create new ones in your account.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'codes-renewed':
      return {
        subject: msg`${lab}: new recovery codes`,
        title: msg`New recovery codes`,
        paragraphs: [
          msg`On ${day} at ${time}, new recovery codes were created for your account. The former ones are no longer valid.`,
        ],
        action,
        remarks: [alarm],
      }
  }
}
