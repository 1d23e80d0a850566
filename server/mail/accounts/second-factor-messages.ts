import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { adminPrefix } from '../../../domain/page/admin-path.ts'
import type { SecondFactorEvent } from '../../outbox/mail-jobs.ts'
import type { SecurityMessages } from './security-messages.ts'

type News = { event: SecondFactorEvent; day: string; time: string }

/** The texts of a mail about the second factor; `alarm`: whom to call. */
export const secondFactorMessages = (
  { event, day, time }: News,
  lab: string,
  alarm: MessageDescriptor,
): SecurityMessages => {
  const action = { text: msg`Open the back office`, path: adminPrefix }
  switch (event) {
    case 'enrolled':
      return {
        subject: msg`${lab}: authenticator app set up`,
        title: msg`Authenticator app set up`,
        paragraphs: [
          msg`On ${day} at ${time}, an authenticator app was set up for your account in the back office. Each login now needs a code of the app.`,
        ],
        action,
        remarks: [msg`Keep your recovery codes in a safe place, apart from your phone.`, alarm],
      }
    case 'removed':
      return {
        subject: msg`${lab}: authenticator app removed`,
        title: msg`Authenticator app removed`,
        paragraphs: [
          msg`On ${day} at ${time}, the authenticator app of your account in the back office was removed. A login needs the password only.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'reset':
      return {
        subject: msg`${lab}: authenticator app removed`,
        title: msg`Authenticator app removed`,
        paragraphs: [
          msg`On ${day} at ${time}, an administrator removed the authenticator app of your account in the back office and ended your sessions. Log in again to set up a new one.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'codes-low':
      return {
        subject: msg`${lab}: few recovery codes left`,
        title: msg`Few recovery codes left`,
        paragraphs: [
          msg`On ${day} at ${time}, you logged in with a recovery code. Only a few are left: please create new ones in the back office, in the menu of your account.`,
        ],
        action,
        remarks: [alarm],
      }
    case 'codes-renewed':
      return {
        subject: msg`${lab}: new recovery codes`,
        title: msg`New recovery codes`,
        paragraphs: [
          msg`On ${day} at ${time}, new recovery codes were created for your account in the back office. The former ones are no longer valid.`,
        ],
        action,
        remarks: [alarm],
      }
  }
}
