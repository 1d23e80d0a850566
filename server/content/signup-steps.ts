import { msg } from '@lingui/core/macro'
import type { Language } from '../../domain/language.ts'
import { i18nIn } from '../i18n.ts'

/** Steps of a signup; the first is complete. */
const steps = {
  received: {
    title: msg`We have received your registration`,
    text: msg`We have sent you a confirmation by e-mail.`,
  },
  checked: {
    title: msg`We check your certificate`,
    text: msg`Every registration is checked by a member of our team.`,
  },
  told: {
    title: msg`You will receive an e-mail`,
    text: msg`The e-mail will confirm that your account has been activated.`,
  },
  ready: {
    title: msg`You log in and order`,
    text: msg`With your e-mail address and the password you have just chosen.`,
  },
} as const

export type SignupStep = keyof typeof steps

/** Rendered on the server, so that these texts are not part of a client catalogue. */
export const signupSteps = (language: Language) =>
  Object.entries(steps).map(([key, { title, text }]) => ({
    key: key as SignupStep,
    title: i18nIn[language]._(title),
    text: i18nIn[language]._(text),
  }))
