import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { SignupProblem } from '../../domain/customer/signup-form.ts'

/** Problems of the signup form, worded as in D1 §5 where it gives a text. */
export const signupProblemMessages: Record<SignupProblem, MessageDescriptor> = {
  'email-invalid': msg`Invalid email`,
  'emails-differ': msg`Emails are not the same`,
  blank: msg`Can't be blank`,
  'password-short': msg`Your password has to be at least eight characters long`,
  'passwords-differ': msg`Passwords are not the same`,
  'profession-missing': msg`You can only sign up as a professional.`,
  'pharma-id-missing': msg`Please specify your Pharma Id.`,
  'certificate-missing': msg`Please select a certificate.`,
  'too-long': msg`This text is too long.`,
  'value-invalid': msg`This value is not valid.`,
  'password-common': msg`This password is too common. Please choose another one.`,
  'password-personal': msg`This password contains your name, your e-mail address, your company or our name. Please choose another one.`,
  'password-pattern': msg`This password is a simple sequence or repetition. Please choose another one.`,
  'password-guessable': msg`This password is easy to guess. Please choose a longer one, for example several words that do not belong together.`,
  'password-breached': msg`This password is in a list of stolen passwords that attackers try. Please choose another one.`,
  'certificate-type': msg`Please select a PDF file or a picture (JPEG, PNG, WebP, HEIC).`,
  'certificate-locked': msg`This PDF is protected by a password or by restrictions. Please save it without protection, for example by printing it to a new PDF file, or upload a photo of it.`,
  'certificate-too-large': msg`This file is larger than 10 MB. Please choose a smaller one.`,
}

export const fieldsInvalidMessage = msg`There are errors in the form, please check and try again.`

export const signupFailedMessage = msg`There was a problem, please try again`

export const tooManySignupsMessage = (minutes: number) =>
  msg`Too many attempts. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
