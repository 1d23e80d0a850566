import type { MessageDescriptor } from '@lingui/core'

/** The texts of a mail about logins, untranslated. */
export type SecurityMessages = {
  subject: MessageDescriptor
  title: MessageDescriptor
  paragraphs: MessageDescriptor[]
  action: { text: MessageDescriptor; path: string }
  remarks: MessageDescriptor[]
}
