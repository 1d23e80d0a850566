import type { MessageDescriptor } from '@lingui/core'
import { data } from 'react-router'
import { waitMessage } from '../../../messages/account/form-answers.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'

/** The action's answer to a form of the account; texts are in the language of the page. */
export type FormAnswer = {
  /** By the name of the field. */
  errors?: Record<string, string>
  /** Why the form was refused as a whole. */
  notice?: string
  /** Entered values, which a page without script shows again; never passwords. */
  values?: Record<string, string>
}

type Refusal = {
  /** For pages without script: a refusal is not a failed request for a script. */
  status?: number
  errors?: Record<string, MessageDescriptor | undefined>
  notice?: MessageDescriptor
  headers?: HeadersInit
}

type Facts = Pick<RequestFacts, 'language' | 'isFetched'>

/** Refuses a form; `more` is answered as it is, such as entered values. */
export const refuseForm = <More extends object>(
  { language, isFetched }: Facts,
  { status = 422, errors = {}, notice, headers }: Refusal,
  more?: More,
) => {
  const texts = i18nIn[language]
  const answer: FormAnswer = {
    errors: Object.fromEntries(
      Object.entries(errors).flatMap(([field, error]) => (error ? [[field, texts._(error)]] : [])),
    ),
    ...(notice && { notice: texts._(notice) }),
  }
  return data({ ...more, ...answer } as More & FormAnswer, {
    status: isFetched ? 200 : status,
    headers,
  })
}

/** Refuses a form until `retryAfter` seconds have passed. */
export const refuseForNow = <More extends object>(
  facts: Facts,
  retryAfter: number,
  more?: More,
) => {
  const headers = { 'Retry-After': String(retryAfter) }
  return refuseForm(facts, { status: 429, notice: waitMessage(retryAfter), headers }, more)
}

/** The text of a posted field, '' when it is missing. */
export const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
