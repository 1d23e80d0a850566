import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { SecondFactorEvent } from '../../outbox/mail-jobs.ts'
import type { Laboratory } from '../laboratory.ts'
import { type NoticeContext, type NoticeTexts, noticeOf } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'

type News = { event: SecondFactorEvent; day: string; time: string }

/** The texts of a mail about the second factor, of customers and staff; `alarm`: whom to call. */
const secondFactorTexts = (
  { event, day, time }: News,
  laboratory: string,
  language: Language,
  alarm: MessageDescriptor,
): NoticeTexts => {
  const action = { text: msg`Open your account`, path: addressOf(language, 'account.security') }
  const removed = {
    subject: msg`${laboratory}: authenticator app removed`,
    title: msg`Authenticator app removed`,
  }
  const texts: Record<SecondFactorEvent, Omit<NoticeTexts, 'mail'>> = {
    enrolled: {
      subject: msg`${laboratory}: authenticator app set up`,
      title: msg`Authenticator app set up`,
      paragraphs: [
        msg`On ${day} at ${time}, an authenticator app was set up for your account. Each login now requires a code from the app.`,
      ],
      remarks: [msg`Keep your recovery codes in a safe place, apart from your phone.`],
    },
    removed: {
      ...removed,
      paragraphs: [
        msg`On ${day} at ${time}, the authenticator app of your account was removed. Only the password is needed to log in.`,
      ],
    },
    reset: {
      ...removed,
      paragraphs: [
        msg`On ${day} at ${time}, we removed the authenticator app of your account and logged you out everywhere. You can set up a new app after the next login.`,
      ],
    },
    'codes-low': {
      subject: msg`${laboratory}: few recovery codes left`,
      title: msg`Few recovery codes left`,
      paragraphs: [
        msg`On ${day} at ${time}, you used a recovery code. Only a few are left: please create new ones in your account.`,
      ],
    },
    'codes-renewed': {
      subject: msg`${laboratory}: new recovery codes`,
      title: msg`New recovery codes`,
      paragraphs: [
        msg`On ${day} at ${time}, new recovery codes were created for your account. The previous ones are no longer valid.`,
      ],
    },
  }
  const mail = `second-factor-${event}` as const
  return { mail, ...texts[event], action, remarks: [...(texts[event].remarks ?? []), alarm] }
}

/** The event that a mail reports; tokens occur only here. */
export type SecurityNews =
  | { kind: 'reset'; token: string }
  | { kind: 'staff-invited'; token: string }
  /** `practice`: that the person becomes a member of. */
  | { kind: 'customer-invited'; token: string; practice?: string | undefined }
  /** `day` and `time`: formatted. */
  | { kind: 'second-factor'; event: SecondFactorEvent; day: string; time: string }
  | { kind: 'password-changed' }
  | { kind: 'email-change'; token: string; email: string }
  | { kind: 'email-changed'; email: string }
  | { kind: 'erasure-confirm'; token: string }
  | { kind: 'account-erased' }
  /** `day` and `time`: formatted. */
  | { kind: 'login-guessing'; day: string; time: string }

const messagesOf = (
  news: SecurityNews,
  language: Language,
  { name: laboratory, phone: number, email: mailbox, origin }: Laboratory,
): NoticeTexts => {
  const phone = number || mailbox
  const office = `${origin}/admin`
  const login = addressOf(language, 'login')
  const alarm = msg`If this was not you, please call us immediately: ${phone}`
  switch (news.kind) {
    case 'reset':
      return {
        mail: 'password-reset',
        subject: msg`${laboratory}: reset your password`,
        title: msg`Choose a new password`,
        paragraphs: [msg`A new password has been requested for your account. Choose one here:`],
        // The fragment opens the dialog on any page (D1 §2).
        action: {
          text: msg`Choose a new password`,
          path: `${login}#reset_password=${news.token}`,
        },
        remarks: [
          msg`This link is valid for 60 minutes and can be used only once.`,
          msg`If this was not you, you can ignore this e-mail: your password will not change.`,
        ],
      }
    case 'staff-invited':
      return {
        mail: 'staff-invited',
        subject: msg`${laboratory}: your access to the back office`,
        title: msg`Your access to the back office`,
        paragraphs: [
          msg`You can now work in the back office. Choose your password first; you will be asked for this e-mail address and the password at each login.`,
        ],
        action: {
          text: msg`Choose your password`,
          path: `${login}#reset_password=${news.token}`,
        },
        remarks: [
          msg`This link is valid for 7 days and can be used only once.`,
          msg`You will then find the back office here: ${office}`,
        ],
      }
    case 'customer-invited': {
      const { practice } = news
      return {
        mail: 'customer-invited',
        subject: msg`${laboratory}: your account in the shop`,
        title: msg`Your account in the shop`,
        paragraphs: [
          practice
            ? msg`${practice} gives you access to the shop. Choose your password to log in.`
            : msg`We have opened an account for you. Choose your password, and you can order in the shop and see your orders and invoices.`,
        ],
        action: {
          text: msg`Choose your password`,
          path: `${login}#reset_password=${news.token}`,
        },
        remarks: [
          msg`This link is valid for 7 days and can be used only once.`,
          msg`Afterwards, “Forgot password?” on the login page sends you a new one.`,
        ],
      }
    }
    case 'second-factor':
      return secondFactorTexts(news, laboratory, language, alarm)
    case 'password-changed':
      return {
        mail: 'password-changed',
        subject: msg`${laboratory}: your password has been changed`,
        title: msg`Your password has been changed`,
        paragraphs: [
          msg`From now on, log in with your new password. You have been logged out on all other devices.`,
        ],
        action: { text: msg`Log in`, path: login },
        remarks: [alarm],
      }
    case 'email-change': {
      const { email } = news
      return {
        mail: 'email-change',
        subject: msg`Please confirm your e-mail address`,
        title: msg`Please confirm your e-mail address`,
        paragraphs: [msg`You would like to log in with this address from now on: ${email}`],
        action: {
          text: msg`Confirm the address`,
          path: `${addressOf(language, 'account.email')}?token=${news.token}`,
        },
        remarks: [
          msg`This link is valid for 24 hours and can be used only once.`,
          msg`If this was not you, you can ignore this e-mail: nothing will change.`,
        ],
      }
    }
    case 'email-changed': {
      const { email } = news
      return {
        mail: 'email-changed',
        subject: msg`${laboratory}: your e-mail address has been changed`,
        title: msg`Your e-mail address has been changed`,
        paragraphs: [msg`From now on, log in with this address: ${email}`],
        action: { text: msg`Log in`, path: login },
        remarks: [msg`If you did not ask for this change, please call us immediately: ${phone}`],
      }
    }
    case 'erasure-confirm':
      return {
        mail: 'erasure-confirm',
        subject: msg`${laboratory}: please confirm that we should delete your account`,
        title: msg`Delete your account?`,
        paragraphs: [
          msg`You have asked us to delete your account. Nothing has been deleted yet: please open the link below and confirm.`,
          msg`Your orders and invoices stay with us for ten years, as the law requires. Everything else is deleted and cannot be restored.`,
        ],
        action: {
          text: msg`Continue to the deletion`,
          path: `${addressOf(language, 'account.deletion')}?token=${news.token}`,
        },
        remarks: [msg`This link is valid for 24 hours and can be used only once.`, alarm],
      }
    case 'account-erased':
      return {
        mail: 'account-erased',
        subject: msg`${laboratory}: your account has been deleted`,
        title: msg`Your account has been deleted`,
        paragraphs: [
          msg`We have deleted your account and the data in it. You can no longer log in.`,
          msg`Your orders and invoices stay with us for ten years, as the law requires.`,
        ],
        remarks: [
          msg`This is our last e-mail to this address. You are welcome to register again at any time.`,
        ],
      }
    case 'login-guessing': {
      const { day, time } = news
      return {
        mail: 'login-guessing',
        subject: msg`${laboratory}: many failed login attempts on your account`,
        title: msg`Many failed login attempts on your account`,
        paragraphs: [
          msg`On ${day} at ${time}, we noticed that many wrong passwords had been entered for your account, from several places.`,
          msg`To protect your account, for up to one hour we will accept logins only from devices you have used before. On those devices you can log in as usual.`,
        ],
        action: { text: msg`Log in`, path: login },
        remarks: [
          msg`On any other device you can choose a new password on the login page at any time; this also logs you in.`,
          msg`If it was you who mistyped the password, you can ignore this e-mail.`,
        ],
      }
    }
  }
}

/** A mail about logins and passwords. */
export const securityNote = (news: SecurityNews, context: NoticeContext): Notice =>
  noticeOf(messagesOf(news, context.language, context.laboratory), context)
