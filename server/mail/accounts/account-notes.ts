import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountNews } from '../../../domain/customer/account-news.ts'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import { longDate } from '../../../domain/long-date.ts'
import { formatRate } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { type NoticeContext, type NoticeTexts, noticeOf } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'

const logIn = ({ language }: NoticeContext) => ({
  text: msg`Log in`,
  path: addressOf(language, 'login'),
})

/** To the person who signed up. */
export const receivedNote = (context: NoticeContext): Notice => {
  const laboratory = context.laboratory.name
  const texts: NoticeTexts = {
    mail: 'signup-received',
    subject: msg`${laboratory}: your registration`,
    title: msg`We have received your registration`,
    paragraphs: [
      msg`Thank you for registering. We are now verifying your licence to practise.`,
      msg`We will write to you as soon as your account is activated. You cannot log in until then.`,
    ],
  }
  return noticeOf(texts, context)
}

const ways: Record<AccountState, MessageDescriptor> = {
  active: msg`You can log in with it. If you have forgotten your password, you can choose a new one on the login page.`,
  pending: msg`Your account is still being verified. We will write to you as soon as it is activated.`,
  rejected: msg`Please contact us if you would like to know more: simply reply to this e-mail.`,
  suspended: msg`Please contact us if you would like to know more: simply reply to this e-mail.`,
}

/** To the owner of an address that was used for another signup. */
export const repeatedNote = (state: AccountState, context: NoticeContext): Notice => {
  const laboratory = context.laboratory.name
  const texts: NoticeTexts = {
    mail: 'signup-repeated',
    subject: msg`${laboratory}: you already have an account`,
    title: msg`You already have an account`,
    paragraphs: [
      msg`Someone, probably you, has just tried to register with this e-mail address. An account already exists; nothing has been changed.`,
    ],
    details: [ways[state]],
    action: state === 'active' ? logIn(context) : undefined,
    remarks: [msg`If this was not you, you can ignore this e-mail.`],
  }
  return noticeOf(texts, context)
}

const messagesOf = (news: AccountNews, laboratory: string) => {
  const messages: Record<AccountNews, Omit<NoticeTexts, 'mail'>> = {
    activated: {
      subject: msg`${laboratory}: your account has been activated`,
      title: msg`Your account has been activated`,
      paragraphs: [msg`We have verified your registration. Welcome! You can log in from now on.`],
    },
    reactivated: {
      subject: msg`${laboratory}: your account is active again`,
      title: msg`Your account is active again`,
      paragraphs: [msg`You can log in again as before.`],
    },
    rejected: {
      subject: msg`${laboratory}: your registration`,
      title: msg`Your registration could not be accepted`,
      paragraphs: [msg`We have reviewed your registration and are unable to accept it.`],
      closing: [
        msg`If something is missing, or if we are mistaken, please contact us: simply reply to this e-mail.`,
        msg`You can also register again with the same e-mail address, for example with another certificate.`,
      ],
    },
    suspended: {
      subject: msg`${laboratory}: your account has been suspended`,
      title: msg`Your account has been suspended`,
      paragraphs: [msg`You cannot log in for the time being.`],
      closing: [msg`If you have questions, please contact us: simply reply to this e-mail.`],
    },
  }
  return messages[news]
}

/** To the owner of the account: the certificate expires soon. `expiresOn`: YYYY-MM-DD. */
export const certificateNote = (expiresOn: string, context: NoticeContext): Notice => {
  const laboratory = context.laboratory.name
  const day = longDate(expiresOn, context.language)
  const texts: NoticeTexts = {
    mail: 'certificate-expires',
    subject: msg`${laboratory}: your certificate expires on ${day}`,
    title: msg`Your certificate expires soon`,
    paragraphs: [
      msg`The certificate that proves your licence to practise expires on ${day}.`,
      msg`Please send us the current one before that day: simply reply to this e-mail with the document attached. You can then continue to order without interruption.`,
    ],
    remarks: [msg`If you have already sent it to us, you can ignore this e-mail.`],
  }
  return noticeOf(texts, context)
}

/** Rights of an account; `discountRate` in hundredths of a percent. */
export type Rights = { canOrder: boolean; canOrderWithForm: boolean; discountRate: number }

const rightsOf = ({ canOrder, canOrderWithForm, discountRate }: Rights): MessageDescriptor[] => {
  const percent = formatRate(discountRate)
  const ordering = canOrder
    ? msg`You can order directly in the shop. Your order history, invoices and documents are in your account.`
    : canOrderWithForm
      ? msg`You can order with the order form, which you can download from your account.`
      : msg`Ordering is not yet enabled for your account. Please contact us: simply reply to this e-mail.`
  return [ordering, ...(discountRate > 0 ? [msg`Your discount: ${percent}%.`] : [])]
}

/** To the owner of the account, after a decision; lists the rights of an active account. */
export const decidedNote = (
  news: AccountNews,
  reason: string,
  rights: Rights,
  context: NoticeContext,
): Notice => {
  const mayLogIn = news === 'activated' || news === 'reactivated'
  const texts: NoticeTexts = {
    ...messagesOf(news, context.laboratory.name),
    mail: `account-decided-${news}`,
    details: mayLogIn ? rightsOf(rights) : [],
    quote: [msg`Reason`, reason],
    action: mayLogIn ? logIn(context) : undefined,
  }
  return noticeOf(texts, context)
}
