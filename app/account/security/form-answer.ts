import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { credentialsOf } from '../../../server/http/sessions/current-session.ts'
import type { KeptInput, SecurityAnswer } from './security-answer.ts'

export const field = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What a form asks for again before it changes the login. */
export const proofIn = (form: FormData) => ({
  password: field(form, 'password'),
  code: field(form, 'code'),
})

/** The token of the current session. */
export const ownToken = ({ services }: RequestFacts, { headers }: Request) =>
  credentialsOf(services.env, headers)?.token ?? ''

export const refused = ({ isFetched }: RequestFacts, answer: SecurityAnswer) =>
  data<SecurityAnswer>(answer, isFetched ? 200 : 422)

export const tooMany = ({ isFetched }: RequestFacts, retryAfter: number, kept: KeptInput = {}) =>
  data<SecurityAnswer>(
    { wait: retryAfter, ...kept },
    { status: isFetched ? 200 : 429, headers: { 'Retry-After': String(retryAfter) } },
  )

/** Redirects to the page with a confirmation. */
export const done = ({ language }: RequestFacts, what: string) =>
  redirect(`${addressOf(language, 'account.security')}?done=${what}`)

/** A change of the account by a form of the security page. */
export type SecurityChange = (
  facts: RequestFacts,
  account: SignedIn,
  form: FormData,
  request: Request,
) => unknown
