import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isEmail, normalEmail } from '../../domain/customer/email.ts'
import { isLanguage, languages } from '../../domain/language.ts'
import type { ApiEnv } from './api-env.ts'
import { type Answering, fail, textOf } from './error.ts'

/** What can be wrong with a field. In the schemas these codes stand where zod has its sentences. */
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

const absentOrWrong = {
  error: ({ input }: { input?: unknown }): Problem =>
    input === undefined || input === null ? 'blank' : 'value-invalid',
}

const text = (longest: number, isClean: (given: string) => boolean) =>
  z.string(absentOrWrong).max(longest, 'too-long').refine(isClean, 'value-invalid')

const isOneLine = (given: string) => !/[\p{Cc}\p{Cs}]/u.test(given)
const isText = (given: string) => !/[^\P{Cc}\r\n\t]|\p{Cs}/u.test(given)

/** One line of text; no control characters, which databases and mails take badly. */
export const line = (longest: number) => text(longest, isOneLine)

/** Text of several lines. */
export const paragraph = (longest: number) => text(longest, isText)

/** Exactly what was typed, but something. */
export const password = (longest: number) =>
  z.string(absentOrWrong).min(1, 'blank').max(longest, 'too-long')

export const email = z
  .string('email-invalid')
  .transform(normalEmail)
  .refine((text) => isEmail(text) && isOneLine(text), 'email-invalid')
  .openapi({ type: 'string', format: 'email' })

export const wholeNumber = z.int(absentOrWrong)

/** The value of a dilution or its label; a number is as good. */
export const dilutionText = z.union([line(20), z.int().transform(String)], absentOrWrong)

/** What a remedy is made up as, in codes or printed labels; whether it exists is the shop's rule. */
export const preparation = z.object({
  scale: line(20),
  dilution: dilutionText,
  form: line(40),
  size: line(40),
  carrier: line(40)
    .nullish()
    .transform((text) => text ?? undefined),
})

/** The language of the answer; another than ours is as good as none. */
export const language = z
  .string()
  .optional()
  .catch(undefined)
  .openapi({ type: 'string', enum: [...languages] })

type Issue = { path: PropertyKey[]; message: string }

/** Enough to mend a form by; an answer to junk shall not be longer than the junk. */
const mostFields = 20

/** 422 with one message per field; the error itself is the field's where there is only one. */
export const failFields = (c: Answering, issues: readonly Issue[]) => {
  const found = new Map<string, Problem>()
  for (const { path, message } of issues) {
    if (found.size === mostFields) break
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

/** After every validation: hears the body's language, and refuses what is not valid. */
export const afterValidation = (result: Validated, c: Context<ApiEnv>) => {
  const named = languageIn(result.data)
  if (isLanguage(named) && !isLanguage(c.req.query('lang'))) c.set('language', named)
  return result.success ? undefined : failFields(c, result.error.issues)
}
