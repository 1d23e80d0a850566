import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mail.ts'

/** Options for nodemailer. Content cannot reference files or URLs. */
export const letterOptions = ({
  to,
  replyTo,
  unsubscribe,
  ...letter
}: Letter): SendMailOptions => ({
  ...letter,
  // An object, so that a comma does not add recipients.
  to: { name: '', address: to },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
