import { data, type RouterContextProvider, redirect } from 'react-router'
import { notAllowedCode } from '../../../domain/customer/member-rights.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { readFormulaNotes } from '../../../domain/shelf/formula.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import { hasMembers } from '../../../server/accounts/members/find-member.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { notFound } from '../../content/not-found.ts'
import { textIn } from '../forms/form-answer.ts'
import { findAccountRestriction } from '../order-right/account-restriction.ts'
import type { ReorderView } from '../orders/answer-reorder.ts'
import { refusalIn, type SavedKind, savedAddress, savedKinds } from './saved-kinds.ts'

type Context = Readonly<RouterContextProvider>

/** A list or formula of the account. */
type Saved = { facts: RequestFacts; account: SignedIn; id: string }

/** The requested one. One that another tab has deleted can be restored on the shelf; any other is 404. */
const findSaved = async (facts: RequestFacts, account: SignedIn, kind: SavedKind) => {
  const { services, language, page } = facts
  const { store } = savedKinds[kind]
  const id = page?.params[kind] ?? ''
  const saved = await store.find(services.db, account.accountId, id)
  if (saved) return saved
  if (await store.findDeleted(services.db, account.accountId, id))
    throw redirect(`${addressOf(language, 'account.shelf')}?deleted=${id}`)
  throw notFound(language)
}

/** The data of the page of a list or formula, with the result of `find`. */
export const loadSaved = async <Found extends object>(
  context: Context,
  request: Request,
  kind: SavedKind,
  find: (saved: Saved, query: URLSearchParams) => Promise<Found>,
) => {
  const facts = context.get(requestFacts)
  const robots = 'noindex'
  const account = await facts.signedIn()
  if (!account) return data({ title: '', robots, found: undefined }, 401)
  const { id, name, isOwn, isShared } = await findSaved(facts, account, kind)
  const query = new URL(request.url).searchParams
  const found = {
    ...(await find({ facts, account, id }, query)),
    isSaved: query.has('saved'),
    restriction: (await findAccountRestriction(account, facts)).restriction,
    sharing: {
      isOwn,
      isShared,
      isPossible: await hasMembers(facts.services.db, account.practiceId),
    },
  }
  return data({ title: name, robots, found })
}

type Answers = {
  /** The lines to add to the cart, at today's terms. */
  linesOf: (saved: Saved, form: FormData) => Promise<ReorderView[]>
  /** Answers other buttons, with the query of the page that is opened then. */
  change?: (saved: Saved, form: FormData, intent: string) => Promise<string>
}

/** Answers the forms on the page of a list or formula. */
export const answerSaved = async (
  context: Context,
  request: Request,
  kind: SavedKind,
  { linesOf, change }: Answers,
) => {
  const facts = context.get(requestFacts)
  const { services, language, isFetched } = facts
  const account = await facts.signedIn()
  if (!account) return data(refusalIn(language, 'session-expired'), 401)
  const refuse = (code: Parameters<typeof refusalIn>[1]) =>
    data(refusalIn(language, code), isFetched ? 200 : 422)
  const { accountId } = account
  const { id, isOwn } = await findSaved(facts, account, kind)
  const saved = { facts, account, id }
  const { store, readName } = savedKinds[kind]
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  if (!isOwn && ['delete', 'share', 'keep'].includes(intent)) return refuse(`${kind}-unknown`)
  if (intent === 'share' || intent === 'keep') {
    await store.share(services.db, accountId, id, intent === 'share')
    return redirect(`${savedAddress(language, kind, id)}?saved`)
  }
  if (intent === 'delete') {
    await store.delete(services, accountId, id)
    return redirect(`${addressOf(language, 'account.shelf')}?deleted=${id}`)
  }
  const own = savedAddress(language, kind, id)
  if (intent === 'rename') {
    const name = readName(textIn(form, 'name'))
    if (!name) return refuse(`${kind}-name-missing`)
    const notes = readFormulaNotes(textIn(form, 'notes'))
    await store.change(services.db, accountId, id, kind === 'formula' ? { name, notes } : { name })
    return redirect(`${own}?saved`)
  }
  if (intent !== '' && change) return redirect(`${own}?${await change(saved, form, intent)}`)
  if (!account.userCanOrder) return refuse(notAllowedCode(account))
  return { lines: await linesOf(saved, form) }
}
