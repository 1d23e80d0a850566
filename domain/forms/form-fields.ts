/** The public forms (D2 §3, §5). */
export const formKinds = ['contact', 'contest', 'webinar'] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (text: unknown): text is FormKind =>
  formKinds.some((kind) => kind === text)

const writing = ['name', 'company', 'email', 'phone', 'message'] as const

/** The text fields of each form in order; named as in the payload (D2 §7). */
export const fieldsOf = {
  contact: writing,
  contest: writing,
  webinar: ['name', 'email', 'phone', 'profession', 'name_pharmacy', 'fph_gln_number', 'message'],
} as const satisfies Record<FormKind, readonly string[]>

export type FormField = (typeof fieldsOf)[FormKind][number]

/** Fields that every form requires (D2 §5). */
export const alwaysRequired: readonly FormField[] = ['name', 'email']

/** Fields that the laboratory may require (R40). */
export const requirableFields = {
  contact: ['company', 'phone', 'message'],
  contest: ['company', 'phone', 'message'],
  webinar: ['phone', 'profession', 'name_pharmacy', 'fph_gln_number', 'message'],
} as const satisfies Record<FormKind, readonly FormField[]>

/** Fields required when the option is not set. */
export const requiredByDefault: Readonly<Record<FormKind, readonly FormField[]>> = {
  contact: ['message'],
  contest: [],
  webinar: requirableFields.webinar,
}

/** Whether the field is a textarea. */
export const isLongText = (field: FormField) => field === 'message'

/** In characters; e-mail addresses have their own limit. */
export const maxFieldLength = (field: FormField): number => (isLongText(field) ? 5_000 : 100)

/** The entered values; '' for empty texts. */
export type FormEntry = {
  texts: Partial<Record<FormField, string>>
  /** Whether the terms are accepted. */
  agb: boolean
}

/** Texts of a form besides its labels; `send` and `success` differ per kind. */
export type FormWord =
  | 'agb'
  | 'check'
  | 'newsletter'
  | 'newsletter_sent'
  | 'privacy'
  | 'problem_sending'
  | 'required'
  | 'send'
  | 'sending'
  | 'success'
  | 'terms'
  | 'trap'
