import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { line, lines, orEmpty, own, problem } from './option-fields.ts'
import type { OptionGroup } from './option-group.ts'

/** The texts of a mail that can be replaced; `opening` and `closing` have a paragraph in each line. */
export const mailTextFields = ['subject', 'title', 'opening', 'closing'] as const

export type MailTextField = (typeof mailTextFields)[number]

export type MailText = Record<MailTextField, string>

/** Values that texts of mails can contain as `{number}`. */
export const mailPlaceholders = {
  laboratory: msg`Name of the laboratory`,
  number: msg`Order number`,
  invoice: msg`Invoice number`,
  amount: msg`Amount`,
  person: msg`Name of the person`,
  email: msg`E-mail address`,
  day: msg`Day`,
  time: msg`Time`,
  problem: msg`Problem`,
} as const satisfies Record<string, MessageDescriptor>

export type MailPlaceholder = keyof typeof mailPlaceholders

type MailTextSpec = {
  label: MessageDescriptor
  /** Placeholders that an own text must contain; all of them can be in every field. */
  required: Partial<Record<MailTextField, readonly MailPlaceholder[]>>
}

const mail = (label: MessageDescriptor, required: MailTextSpec['required'] = {}): MailTextSpec => ({
  label,
  required,
})

const numbered = { subject: ['number'] } as const
const ordered = { subject: ['number'], opening: ['person'] } as const
const reminded = { subject: ['invoice'], opening: ['invoice', 'amount', 'day'] } as const
const timed = { opening: ['day', 'time'] } as const

/** All mails by subject; those with variants have a text for each. */
export const mailTextGroups = {
  orders: {
    label: msg`Orders`,
    mails: {
      'order-confirmation': mail(msg`Order confirmation`, numbered),
      'order-changed': mail(msg`Order changed`, numbered),
      'order-to-approve': mail(msg`Order awaits approval`, ordered),
      'order-status-declined': mail(msg`Order not approved`, ordered),
      'order-status-on-hold': mail(msg`Order is on hold`, numbered),
      'order-status-processing': mail(msg`Order is being processed`, numbered),
      'order-status-completed': mail(msg`Order is on its way`, numbered),
      'order-part-sent': mail(msg`Part of an order is on its way`, numbered),
      'order-status-cancelled': mail(msg`Order cancelled`, numbered),
      'order-status-refunded': mail(msg`Order refunded`, numbered),
      'order-credited': mail(msg`Credit note`, {
        subject: ['number'],
        opening: ['amount', 'number'],
      }),
      'payment-reminder-1': mail(msg`First reminder`, reminded),
      'payment-reminder-2': mail(msg`Second reminder`, reminded),
      'payment-reminder-3': mail(msg`Third reminder`, reminded),
    },
  },
  accounts: {
    label: msg`Accounts`,
    mails: {
      'signup-received': mail(msg`Registration received`),
      'signup-repeated': mail(msg`Registration with a known address`),
      'account-decided-activated': mail(msg`Account activated`),
      'account-decided-reactivated': mail(msg`Account active again`),
      'account-decided-rejected': mail(msg`Registration rejected`),
      'account-decided-suspended': mail(msg`Account suspended`),
      'certificate-expires': mail(msg`Certificate expires`, { subject: ['day'], opening: ['day'] }),
      'customer-invited': mail(msg`Invitation to the shop`),
      'staff-invited': mail(msg`Invitation to the back office`),
    },
  },
  security: {
    label: msg`Login and security`,
    mails: {
      'password-reset': mail(msg`Link for a new password`),
      'password-changed': mail(msg`Password changed`),
      'email-change': mail(msg`Link to confirm an address`, { opening: ['email'] }),
      'email-changed': mail(msg`Address changed`, { opening: ['email'] }),
      'erasure-confirm': mail(msg`Link to delete an account`),
      'account-erased': mail(msg`Account deleted`),
      'login-guessing': mail(msg`Alert: many wrong passwords`, timed),
      'second-factor-enrolled': mail(msg`Authenticator app set up`, timed),
      'second-factor-removed': mail(msg`Authenticator app removed`, timed),
      'second-factor-reset': mail(msg`Authenticator app removed by an administrator`, timed),
      'second-factor-codes-low': mail(msg`Few recovery codes left`, timed),
      'second-factor-codes-renewed': mail(msg`New recovery codes`, timed),
    },
  },
  forms: {
    label: msg`Forms and newsletter`,
    mails: {
      'form-confirmed-contest': mail(msg`Receipt of a prize draw entry`),
      'form-confirmed-webinar': mail(msg`Receipt of a webinar registration`),
      'newsletter-confirm': mail(msg`Link to confirm the newsletter`),
      'newsletter-subscribed': mail(msg`Newsletter confirmed`),
    },
  },
  laboratory: {
    label: msg`To the laboratory`,
    mails: {
      'order-placed': mail(msg`New order, to the laboratory`, ordered),
      'order-placed-changed': mail(msg`Order changed by the customer, to the laboratory`, ordered),
      'order-placed-cancelled': mail(
        msg`Order cancelled by the customer, to the laboratory`,
        ordered,
      ),
      'signup-to-verify': mail(msg`Registration to verify, to the laboratory`, {
        subject: ['person'],
      }),
      'form-received-contact': mail(msg`Message from the contact form`, { subject: ['person'] }),
      'form-received-contest': mail(msg`Entry in the prize draw`, { subject: ['person'] }),
      'form-received-webinar': mail(msg`Registration for the webinar`, { subject: ['person'] }),
      'alert-begun': mail(msg`Alert about the running shop`, { subject: ['problem'] }),
      'alert-ended': mail(msg`End of an alert about the running shop`, { subject: ['problem'] }),
      'webhook-failed': mail(msg`Webhook switched off`),
    },
  },
} as const satisfies Record<
  string,
  { label: MessageDescriptor; mails: Record<string, MailTextSpec> }
>

type Groups = typeof mailTextGroups

export type MailTextName = { [Name in keyof Groups]: keyof Groups[Name]['mails'] }[keyof Groups]

/** All mails by name. */
export const mailTextSpecs = Object.assign(
  {},
  ...Object.values(mailTextGroups).map(({ mails }) => mails),
) as Readonly<Record<MailTextName, MailTextSpec>>

export const mailTextNames = Object.keys(mailTextSpecs) as MailTextName[]

/** The placeholders that the texts of a mail can contain. */
export const placeholdersOf = (name: MailTextName): MailPlaceholder[] => [
  ...new Set<MailPlaceholder>([
    'laboratory',
    ...Object.values(mailTextSpecs[name].required).flat(),
  ]),
]

/** The names in braces, and lone braces, which are probably mistyped ones. */
const bracesIn = (text: string) =>
  [...text.matchAll(/\{([^{}\n]*)\}|[{}]/g)].map(([, name]) => name ?? '')

const fieldSchema = (name: MailTextName, field: MailTextField) => {
  const isLine = field === 'subject' || field === 'title'
  const { schema } = isLine ? line(200) : lines(4_000)
  const known: readonly string[] = placeholdersOf(name)
  const required = mailTextSpecs[name].required[field] ?? []
  return schema.check(
    z.refine(
      (text) => bracesIn(text).every((each) => known.includes(each)),
      problem('placeholder-unknown'),
    ),
    z.refine(
      (text) => text === '' || required.every((each) => bracesIn(text).includes(each)),
      problem('placeholder-missing'),
    ),
  )
}

/** An own text of a mail; an empty field is that of the shop. */
export const mailTextSchema = (name: MailTextName) =>
  z.object(
    Object.fromEntries(
      mailTextFields.map((field) => [field, orEmpty(fieldSchema(name, field), '')]),
    ),
    problem('value-invalid'),
  ) as unknown as z.ZodMiniType<MailText>

/** Own texts; mails without one are absent. */
export type MailTexts = Partial<Record<MailTextName, MailText>>

const mailTextsSchema = z.pipe(
  z.transform((entered) => entered || {}),
  z.pipe(
    z.object(
      Object.fromEntries(mailTextNames.map((name) => [name, z.optional(mailTextSchema(name))])),
      problem('value-invalid'),
    ),
    z.transform((texts) =>
      Object.fromEntries(
        Object.entries(texts).filter(([, text]) => Object.values(text ?? {}).some(Boolean)),
      ),
    ),
  ),
) as unknown as z.ZodMiniType<MailTexts>

/** Texts of all mails. */
export const mailOptions = {
  mails: {
    label: msg`E-mail texts`,
    help: msg`Subject, opening and closing of each e-mail, with a preview.`,
    shownAt: msg`E-mails to customers, staff and the laboratory.`,
    options: {
      mail_texts: {
        ...own<MailTexts>(mailTextsSchema, {}),
        isTranslated: true,
        label: msg`E-mail texts`,
      },
    },
  },
} as const satisfies Record<string, OptionGroup>
