import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'
import { i18nIn } from '../i18n.ts'

export type NewsletterStep = 'confirm' | 'leave'

type Words = Record<'title' | 'button' | 'over', MessageDescriptor> &
  Record<'question' | 'done', (email: string) => MessageDescriptor>

const words: Record<NewsletterStep, Words> = {
  confirm: {
    title: msg`Confirm the newsletter`,
    question: (email) => msg`Would you like to receive our newsletter at ${email}?`,
    button: msg`Yes, send me the newsletter`,
    done: (email) => msg`Thank you. Our newsletter goes to ${email} from now on.`,
    over: msg`This link leads nowhere any more: it was used already, or it is older than 7 days.`,
  },
  leave: {
    title: msg`Unsubscribe from the newsletter`,
    question: (email) => msg`Shall we stop sending our newsletter to ${email}?`,
    button: msg`Unsubscribe`,
    done: (email) => msg`You are unsubscribed. No newsletter goes to ${email} any more.`,
    over: msg`This link is not complete. Please open it from the e-mail once more.`,
  },
}

/** What the page of a step says; made here, so that its texts travel with no other page. */
export const newsletterWords = (step: NewsletterStep, language: Language) => {
  const t = (text: MessageDescriptor) => i18nIn[language]._(text)
  const { title, question, button, done, over } = words[step]
  return {
    title: t(title),
    button: t(button),
    over: t(over),
    toHome: t(msg`To the home page`),
    question: (email: string) => t(question(email)),
    done: (email: string) => t(done(email)),
  }
}
