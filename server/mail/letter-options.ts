import type { SendMailOptions } from 'nodemailer'
import { removeXmlForbidden } from '../../domain/xml-characters.ts'
import type { Letter } from './mail.ts'

/**
 * Options for nodemailer. Content cannot reference files or URLs, and has no characters that old
 * rows may hold and mail programs do not show.
 */
export const letterOptions = ({
  to,
  replyTo,
  unsubscribe,
  ...letter
}: Letter): SendMailOptions => ({
  ...letter,
  subject: removeXmlForbidden(letter.subject),
  html: removeXmlForbidden(letter.html),
  text: removeXmlForbidden(letter.text),
  from: { ...letter.from, name: removeXmlForbidden(letter.from.name) },
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
