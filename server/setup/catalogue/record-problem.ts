import { saltForms } from '../../../domain/catalogue/salt.ts'
import { dilutionSteps } from '../../../domain/homeopathy/dilution-steps.ts'
import { readDilutionRanges } from '../../../domain/homeopathy/read-dilution-ranges.ts'

/** Why a row cannot be imported. */
export type RowReason =
  | 'field-missing'
  | 'field-invalid'
  | 'price-invalid'
  | 'range-unreadable'
  | 'lm-invalid'
  | 'form-unknown'
  | 'family-unknown'
  | 'remedy-unknown'
  | 'text-invalid'
  | 'taken'

/** `value`: what the field has, shortened. */
export type RecordProblem = {
  reason: RowReason
  field: string
  value: string
  /** What would be right, if that is a short list. */
  choices?: readonly string[]
}

export type FileRecord = Readonly<Record<string, unknown>>

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

export const problem = (reason: RowReason, field: string, value: unknown): RecordProblem => ({
  reason,
  field,
  value: shown(value),
})

/** In characters. */
const maxTextLength = 20_000

/** NUL and half characters, which PostgreSQL refuses. */
const isStorable = (text: string) =>
  text.length <= maxTextLength && !text.includes('\0') && text.isWellFormed()

const isTextField = (field: string) => /_(fr|en|de|it)$/.test(field)

const unstorableText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value)
    .flat()
    .map(unstorableText)
    .find((text) => text !== undefined)
}

/** Texts that cannot be stored, and text fields that are none. */
export const textProblem = (record: FileRecord): RecordProblem | undefined => {
  for (const [field, value] of Object.entries(record)) {
    const text = unstorableText(value)
    if (text !== undefined)
      return problem('text-invalid', field, text.replaceAll('\0', '').toWellFormed())
    if (isTextField(field) && value !== null && typeof value !== 'string')
      return problem('field-invalid', field, value)
  }
  return undefined
}

const rangeProblem = (record: FileRecord, field: 'ch' | 'k'): RecordProblem | undefined => {
  const value = record[field]
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value !== 'string') return problem('field-invalid', field, value)
  const read = readDilutionRanges(field === 'ch' ? 'CH' : 'K', value)
  return read.ok ? undefined : problem('range-unreadable', field, read.refusal.found || value)
}

const lmProblem = ({ lmf, lmt }: FileRecord): RecordProblem | undefined => {
  if ((lmf ?? null) === null && (lmt ?? null) === null) return undefined
  const isLm =
    Number.isInteger(lmf) &&
    Number.isInteger(lmt) &&
    Number(lmf) >= 1 &&
    Number(lmf) <= Number(lmt) &&
    Number(lmt) <= dilutionSteps.LM.length
  return isLm ? undefined : problem('lm-invalid', 'lmf', `${lmf}–${lmt}`)
}

/** Ranges of a single remedy. */
export const dilutionProblem = (record: FileRecord): RecordProblem | undefined =>
  rangeProblem(record, 'ch') ?? rangeProblem(record, 'k') ?? lmProblem(record)

/** Forms of a salt. */
export const saltProblem = ({ avl }: FileRecord): RecordProblem | undefined => {
  if (!Array.isArray(avl) || avl.length === 0) return problem('field-missing', 'avl', '')
  const wrong = avl.find((form) => !saltForms.some((one) => one === form))
  return wrong === undefined
    ? undefined
    : { ...problem('form-unknown', 'avl', wrong), choices: saltForms }
}
