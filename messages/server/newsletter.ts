import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type NewsletterStep = 'confirm' | 'leave'

type Words = Record<'title' | 'button' | 'over', MessageDescriptor> &
  Record<'question' | 'done', (email: string) => MessageDescriptor>

const words: Record<NewsletterStep, Words> = {
  confirm: {
    title: msg`Confirm subscription`,
    question: (email) => msg`Would you like to receive our newsletter at ${email}?`,
    button: msg`Yes, send me the newsletter`,
    done: (email) => msg`Thank you. Our newsletter will be sent to ${email} from now on.`,
    over: msg`This link is no longer valid: it has already been used or is more than 7 days old.`,
  },
  leave: {
    title: msg`Unsubscribe from the newsletter`,
    question: (email) => msg`Do you want to unsubscribe ${email} from our newsletter?`,
    button: msg`Unsubscribe`,
    done: (email) =>
      msg`You have been unsubscribed. We will no longer send the newsletter to ${email}.`,
    over: msg`This link is incomplete. Please open it again from the e-mail.`,
  },
}

/** The texts of a newsletter step; built on the server, so no other page loads them. */
export const newsletterMessages = (step: NewsletterStep, i18n: I18n) => {
  const t = (text: MessageDescriptor) => i18n._(text)
  const { title, question, button, done, over } = words[step]
  return {
    title: t(title),
    button: t(button),
    over: t(over),
    toHome: t(msg`Back to the home page`),
    question: (email: string) => t(question(email)),
    done: (email: string) => t(done(email)),
  }
}
