import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AlertCause } from '../../domain/staff/alert-causes.ts'

/** What is wrong, and what to do, for the staff. */
export const alertTexts: Readonly<
  Record<AlertCause, { title: MessageDescriptor; text: MessageDescriptor }>
> = {
  mails: {
    title: msg`Mails are not being sent`,
    text: msg`No mail has been sent for an hour, although some are waiting. They will be sent as soon as the mail server accepts them again; no mail is lost.`,
  },
  jobs: {
    title: msg`A background task keeps failing`,
    text: msg`It is repeated automatically. The person who runs the server finds the cause in its log.`,
  },
  backup: {
    title: msg`The last backup is old`,
    text: msg`No backup has been verified for 36 hours. Start one in the back office, and check that the nightly backup is switched on.`,
  },
  space: {
    title: msg`The disk is nearly full`,
    text: msg`Less than a tenth of the server’s disk is free. When it is full, no order can be placed.`,
  },
  clock: {
    title: msg`The server’s clock is wrong`,
    text: msg`Codes of authenticator apps are then refused. The machine should set its clock automatically.`,
  },
  certificate: {
    title: msg`The TLS certificate expires soon`,
    text: msg`It expires in less than 14 days; browsers then warn visitors of the shop. It has to be renewed.`,
  },
}
