import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mail.ts'

/** A letter in nodemailer's words. Content never names files or addresses to be read. */
export const letterOptions = ({
  to,
  replyTo,
  unsubscribe,
  ...letter
}: Letter): SendMailOptions => ({
  ...letter,
  // As an object, so that no text is taken apart into several recipients.
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
