import { msg } from '@lingui/core/macro'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { findSecondFactor } from '../../../server/accounts/second-factor/factor-codes.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { clearedSessionCookies } from '../../../server/http/sessions/session-cookie.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findErasureRefusal } from '../../../server/personal-data/erase-person.ts'
import {
  confirmOwnErasure,
  findErasureByToken,
  requestOwnErasure,
} from '../../../server/personal-data/own-erasure.ts'
import { findOpenErasure } from '../../../server/personal-data/request-erasure.ts'
import { textIn } from '../../account/forms/form-answer.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { refuseIdentity } from '../../account/security/answer-security.ts'
import {
  ConfirmDeletion,
  DeletionDone,
  RequestDeletion,
} from '../../account/security/deletion-parts.tsx'
import { PageHeader } from '../../content/page-header.tsx'
import type { Route } from './+types/deletion'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** For the owner of the account, who is logged in. */
const findRequestState = async ({ services, signedIn, now }: RequestFacts) => {
  const account = await signedIn()
  if (!account) return undefined
  const { db } = services
  const { accountId } = account
  const [refusal, open, factor] = await Promise.all([
    findErasureRefusal(db, accountId),
    findOpenErasure(db, accountId, now),
    findSecondFactor(db, accountId),
  ])
  return {
    state: 'request' as const,
    refusal: refusal ?? (open?.requested_by ? ('erasure-requested' as const) : undefined),
    hasFactor: factor !== undefined,
  }
}

/** For whoever has opened the link in the mail, logged in or not. */
const findConfirmState = async ({ services: { db }, now }: RequestFacts, token: string) => {
  const found = await findErasureByToken(db, token, now)
  const refusal = found
    ? await findErasureRefusal(db, found.accountId)
    : ('confirmation-expired' as const)
  return { state: 'confirm' as const, token, email: found?.email ?? '', refusal }
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { language, signedIn } = facts
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  const head = { title: i18nIn[language]._(msg`Delete the account`), robots: 'noindex' }
  if (token !== null) return data({ ...head, found: await findConfirmState(facts, token) })
  if (searchParams.has('done')) {
    const isSessionEnded = (await signedIn()) === undefined
    return data({ ...head, found: { state: 'done' as const, isSessionEnded } })
  }
  const found = await findRequestState(facts)
  return data({ ...head, found }, found ? 200 : 401)
}

const requestDeletion = async (facts: RequestFacts, form: FormData) => {
  const { services, language, signedIn, now } = facts
  const account = await signedIn()
  const page = addressOf(language, 'account.deletion')
  if (!account) return redirect(page)
  const { accountId } = account
  const proof = { password: textIn(form, 'password'), code: textIn(form, 'code') }
  const requested = await requestOwnErasure(services, { accountId, ...proof }, now)
  if (requested.ok) return redirect(`${addressOf(language, 'account.security')}?done=deletion`)
  const { refusal } = requested
  return refusal.code === 'password-wrong' ||
    refusal.code === 'code-wrong' ||
    refusal.code === 'too-many-attempts'
    ? refuseIdentity(facts, refusal)
    : // The page says why.
      redirect(page)
}

const confirmDeletion = async (facts: RequestFacts, token: string) => {
  const { services, language, signedIn, now } = facts
  const account = await signedIn()
  const done = await confirmOwnErasure(services, token, now)
  const page = addressOf(language, 'account.deletion')
  if (!done.ok) return redirect(`${page}?token=${encodeURIComponent(token)}`)
  const isOwn = account?.accountId === done.value.accountId
  const cookies = isOwn ? clearedSessionCookies(services.env) : []
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  return redirect(`${page}?done=deletion`, { headers })
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const form = await readForm(request)
  const token = textIn(form, 'token')
  return token ? confirmDeletion(facts, token) : requestDeletion(facts, form)
}

/** Deletes the account: requested here, and confirmed here with the link from the mail. */
export default function AccountDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  return (
    <>
      <PageHeader title={title} picture="envelope" isLow />
      <div className="page py-10 lg:py-14">
        {found.state === 'request' && <RequestDeletion {...found} answer={actionData} />}
        {found.state === 'confirm' && <ConfirmDeletion {...found} />}
        {found.state === 'done' && <DeletionDone isSessionEnded={found.isSessionEnded} />}
      </div>
    </>
  )
}
