import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isEmail, normalizeEmail } from '../../domain/customer/email.ts'
import { isLanguage, type Language, languages } from '../../domain/language.ts'
import type { ApiEnv } from './api-env.ts'
import { type ErrorContext, fail, textOf } from './error.ts'

/** Problems of a field, used as messages in the schemas. */
const problems = [
  'blank',
  'email-invalid',
  'too-long',
  'value-invalid',
  'key-missing',
  'too-many-substances',
] as const
type Problem = (typeof problems)[number]

const readProblem = (message: string): Problem =>
  problems.find((problem) => problem === message) ?? 'value-invalid'

const blankOrInvalid = {
  error: ({ input }: { input?: unknown }): Problem =>
    input === undefined || input === null ? 'blank' : 'value-invalid',
}

const text = (longest: number, isClean: (value: string) => boolean) =>
  z.string(blankOrInvalid).max(longest, 'too-long').refine(isClean, 'value-invalid')

const isOneLine = (value: string) => !/[\p{Cc}\p{Cs}]/u.test(value)
const isText = (value: string) => !/[^\P{Cc}\r\n\t]|\p{Cs}/u.test(value)

/** One line of text without control characters, which databases and mails reject. */
export const line = (longest: number) => text(longest, isOneLine)

/** Text of several lines. */
export const paragraph = (longest: number) => text(longest, isText)

/** Unchanged input, not empty. */
export const password = (longest: number) =>
  z.string(blankOrInvalid).min(1, 'blank').max(longest, 'too-long')

export const email = z
  .string('email-invalid')
  .transform(normalizeEmail)
  .refine((text) => isEmail(text) && isOneLine(text), 'email-invalid')
  .openapi({ type: 'string', format: 'email' })

/** The largest integer of a column, which PostgreSQL compares with nothing larger. */
export const maxInteger = 2 ** 31 - 1

export const wholeNumber = z
  .int(blankOrInvalid)
  .min(-maxInteger, 'value-invalid')
  .max(maxInteger, 'value-invalid')

/** A whole number in a path or query. */
export const numberInAddress = z.coerce
  .number('value-invalid')
  .int('value-invalid')
  .min(-maxInteger, 'value-invalid')
  .max(maxInteger, 'value-invalid')
  .openapi({ type: 'integer' })

/** A dilution as value, label or number. */
export const dilutionField = z.union([line(20), z.int().transform(String)], blankOrInvalid)

/** A preparation in codes or printed labels; the price rules check that it exists. */
export const preparation = z.object({
  scale: line(20),
  dilution: dilutionField,
  form: line(40),
  size: line(40),
  carrier: line(40)
    .nullish()
    .transform((text) => text ?? undefined),
})

/** A value for each language. */
export const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ fr: schema, en: schema, de: schema, it: schema } satisfies Record<Language, Schema>)

/** An instant in a response, which JSON writes as ISO 8601 in UTC. */
export const instant = z.date().openapi({ format: 'date-time' })

/** The language of the response; unknown values are ignored. */
export const language = z
  .string()
  .optional()
  .catch(undefined)
  .openapi({ type: 'string', enum: [...languages] })

type Issue = { path: PropertyKey[]; message: string }

/** Maximum number of fields in an error, so that invalid bodies do not cause long responses. */
const maxFields = 20

/** Responds 422 with a message per field. A single problem becomes the code of the error. */
export const failFields = (c: ErrorContext, issues: readonly Issue[]) => {
  const found = new Map<string, Problem>()
  for (const { path, message } of issues) {
    if (found.size === maxFields) break
    const name = path.map(String).join('.')
    if (name !== '' && !found.has(name)) found.set(name, readProblem(message))
  }
  const fields = Object.fromEntries([...found].map(([name, code]) => [name, textOf(c, code)]))
  const [only = 'fields-invalid'] = found.values()
  return fail(c, found.size === 1 ? only : 'fields-invalid', { fields })
}

const languageIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined

type Validated = { data?: unknown } & (
  | { success: true }
  | { success: false; error: { issues: readonly Issue[] } }
)

/** Runs after every validation: sets the language of the body, and responds to invalid input. */
export const afterValidation = (result: Validated, c: Context<ApiEnv>) => {
  // In the back office, `language` is the one of a text that is edited.
  const named = c.req.path.startsWith('/admin/') ? undefined : languageIn(result.data)
  if (isLanguage(named) && !isLanguage(c.req.query('lang'))) c.set('language', named)
  return result.success ? undefined : failFields(c, result.error.issues)
}
