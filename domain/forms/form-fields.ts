/** The public forms (D2 §3, §5). */
export const formKinds = ['contact', 'contest', 'webinar'] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (text: unknown): text is FormKind =>
  formKinds.some((kind) => kind === text)

const writing = ['name', 'company', 'email', 'phone', 'message'] as const

/** What is typed into each form, in its order; names as in the payload (D2 §7). */
export const fieldsOf = {
  contact: writing,
  contest: writing,
  webinar: ['name', 'email', 'phone', 'profession', 'name_pharmacy', 'fph_gln_number', 'message'],
} as const satisfies Record<FormKind, readonly string[]>

export type FormField = (typeof fieldsOf)[FormKind][number]

/** Those that each form has to have (D2 §5). */
export const alwaysRequired: readonly FormField[] = ['name', 'email']

/** Those of each form that may be marked as required, and then are (R40). */
export const markableFields = {
  contact: ['company', 'phone', 'message'],
  contest: ['company', 'phone', 'message'],
  webinar: ['phone', 'profession', 'name_pharmacy', 'fph_gln_number', 'message'],
} as const satisfies Record<FormKind, readonly FormField[]>

/** Those that are marked where the laboratory has set nothing. */
export const markedByDefault: Readonly<Record<FormKind, readonly FormField[]>> = {
  contact: ['message'],
  contest: [],
  webinar: markableFields.webinar,
}

/** Has several lines. */
export const isLongText = (field: FormField) => field === 'message'

/** In characters; an e-mail address has a limit of its own. */
export const longestOf = (field: FormField): number => (isLongText(field) ? 5_000 : 100)

/** What was entered; a text that is not there is ''. */
export type FormEntry = {
  texts: Partial<Record<FormField, string>>
  /** The terms are accepted. */
  agb: boolean
}

/** What a form says besides its labels; `send` and `success` are the kind's own. */
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
