import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import { type Laboratory, senderLines } from './laboratory.ts'
import type { Notice } from './notice.ts'

/** Whom a mail is for. */
export type Person = { name: string; language: Language }

/** What is to be told; tokens are only here. */
export type SecurityNews =
  | { kind: 'reset'; token: string }
  | { kind: 'password-changed' }
  | { kind: 'email-change'; token: string; email: string }
  | { kind: 'email-changed'; email: string }

type Words = {
  subject: MessageDescriptor
  title: MessageDescriptor
  paragraphs: MessageDescriptor[]
  action: { text: MessageDescriptor; path: string }
  remarks: MessageDescriptor[]
}

const wordsOf = (news: SecurityNews, language: Language, lab: string, phone: string): Words => {
  const login = addressOf(language, 'login')
  const alarm = msg`If it was not you, please tell us at once: ${phone}`
  switch (news.kind) {
    case 'reset':
      return {
        subject: msg`Your new password at ${lab}`,
        title: msg`Choose a new password`,
        paragraphs: [msg`A new password was asked for your account. Choose it here:`],
        // D1 §2: the hash opens the popup, wherever on the site.
        action: {
          text: msg`Choose a new password`,
          path: `${addressOf(language, 'home')}#reset_password=${news.token}`,
        },
        remarks: [
          msg`The link works once, within 60 minutes.`,
          msg`If it was not you, you need not do anything: your password stays as it is.`,
        ],
      }
    case 'password-changed':
      return {
        subject: msg`Your password at ${lab} has been changed`,
        title: msg`Your password has been changed`,
        paragraphs: [
          msg`From now on you log in with your new password. Everywhere else you have been logged out.`,
        ],
        action: { text: msg`Log in`, path: login },
        remarks: [alarm],
      }
    case 'email-change':
      return {
        subject: msg`Please confirm your e-mail address`,
        title: msg`Please confirm your e-mail address`,
        paragraphs: [msg`You would like to log in with this address from now on: ${news.email}`],
        action: {
          text: msg`Confirm the address`,
          path: `${addressOf(language, 'account.email')}?token=${news.token}`,
        },
        remarks: [
          msg`The link works once, within 24 hours.`,
          msg`If it was not you, you need not do anything: nothing changes.`,
        ],
      }
    case 'email-changed':
      return {
        subject: msg`Your e-mail address at ${lab} has been changed`,
        title: msg`Your e-mail address has been changed`,
        paragraphs: [msg`From now on you log in with this address: ${news.email}`],
        action: { text: msg`Log in`, path: login },
        remarks: [alarm],
      }
  }
}

/** Every word of a mail about how one logs in. */
export const securityView = (
  news: SecurityNews,
  { name, language }: Person,
  laboratory: Laboratory,
  i18n: I18n,
): Notice => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const reach = laboratory.phone || laboratory.email
  const words = wordsOf(news, language, laboratory.name, reach)
  return {
    language,
    subject: t(words.subject),
    title: t(words.title),
    greeting: t(msg`Hello ${name},`),
    paragraphs: words.paragraphs.map(t),
    action: { text: t(words.action.text), url: laboratory.origin + words.action.path },
    remarks: words.remarks.map(t),
    sender: senderLines(laboratory),
  }
}
