import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormProblem } from '../../domain/forms/check-form.ts'
import type { FormField, FormKind, FormWord } from '../../domain/forms/form-fields.ts'

// Default texts for forms without a text of the laboratory; worded as in D2 §5 and §8.

export const formProblemMessages: Record<FormProblem, MessageDescriptor> = {
  'name-missing': msg`Please enter your name.`,
  'email-missing': msg`Please enter your email address.`,
  'email-wrong': msg`Please correct your email address.`,
  'message-missing': msg`Please enter a message.`,
  'accept-terms': msg`You have to accept the terms and conditions.`,
  'field-missing': msg`Please fill in this field.`,
  'too-long': msg`This text is too long.`,
}

export const formLabelMessages: Record<FormField, MessageDescriptor> = {
  name: msg`Name`,
  company: msg`Company`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  profession: msg`Profession`,
  name_pharmacy: msg`Pharmacy or company, customer number`,
  fph_gln_number: msg`FPH or GLN number`,
  message: msg`Message`,
}

/** The labels of checkboxes, in mails to the laboratory. */
export const checkboxMessages = {
  agb: msg`Terms and conditions`,
  newsletter: msg`Newsletter`,
} satisfies Record<string, MessageDescriptor>

export const formMessages: Record<Exclude<FormWord, 'send' | 'success'>, MessageDescriptor> = {
  agb: msg`I accept the terms and conditions.`,
  check: msg`There are errors in the form, please check and try again.`,
  newsletter: msg`I would like to receive the newsletter.`,
  newsletter_sent: msg`We have also sent you an e-mail. Please click the link in it to confirm your newsletter subscription.`,
  terms: msg`Read the terms and conditions (new window)`,
  privacy: msg`How we handle your data`,
  problem_sending: msg`There was a problem sending your message.`,
  required: msg`Fields marked with * are required.`,
  sending: msg`Sending…`,
  trap: msg`Please leave this field empty.`,
}

export const sendButtonMessages: Record<FormKind, MessageDescriptor> = {
  contact: msg`Send the message`,
  contest: msg`Enter the prize draw`,
  webinar: msg`Register for the webinar`,
}

export const successMessages: Record<FormKind, MessageDescriptor> = {
  contact: msg`Thank you for your message. We will reply as soon as we can.`,
  contest: msg`Thank you for taking part. We wish you good luck.`,
  webinar: msg`Thank you for your registration. We look forward to welcoming you.`,
}

export const optionsMissingMessage = msg`Options not found!`

export const tooManyAttemptsMessage = msg`Too many attempts. Please wait a few minutes and try again.`
