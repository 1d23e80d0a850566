import { redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { parseQuantity } from '../../../domain/quantity.ts'
import { readListName } from '../../../domain/shelf/saved-list.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import {
  changeListLines,
  findListLines,
  type LineChanges,
  listToday,
} from '../../../server/orders/shelf/list-lines.ts'
import { deleteList, findListName, renameList } from '../../../server/orders/shelf/lists.ts'
import type { ReorderAnswer } from '../orders/reorder-answer.ts'
import { reorderViews } from '../orders/reorder-views.ts'
import { listRefusalMessage } from './list-refusals.ts'

/** The entered quantities by key; invalid ones are omitted. */
const quantitiesOf = (form: FormData) =>
  new Map(
    [...form].flatMap(([field, value]): [string, number][] => {
      const [, key] = /^quantity:([\w-]+)$/.exec(field) ?? []
      const quantity = typeof value === 'string' ? parseQuantity(value.trim()) : undefined
      return key && quantity ? [[key, quantity]] : []
    }),
  )

/** 'remove:KEY', 'move-down:3:KEY'. */
const changesOf = (intent: string, form: FormData): LineChanges => {
  const [, removed] = /^remove:([\w-]+)$/.exec(intent) ?? []
  const [, to, key] = /^move-(?:up|down):(-?\d{1,3}):([\w-]+)$/.exec(intent) ?? []
  return {
    quantities: quantitiesOf(form),
    removed,
    moved: to && key ? { to: Number(to), key } : undefined,
  }
}

/** The lines at today's terms, with the entered quantities, for the dialog that adds them. */
const answerAdd = async (
  { services, language }: RequestFacts,
  account: SignedIn,
  id: string,
  form: FormData,
): Promise<ReorderAnswer> => {
  if (!account.userCanOrder) {
    const code = account.userCanOrderWithForm ? 'order-with-form' : 'order-not-enabled'
    return { refusal: i18nIn[language]._(apiErrorMessages[code]) }
  }
  const quantities = quantitiesOf(form)
  const lines = (await findListLines(services.db, id)).map((line) => ({
    ...line,
    quantity: quantities.get(line.key) ?? line.quantity,
  }))
  return { lines: reorderViews(await listToday(services.db, lines, language), language) }
}

/** Answers the forms of a list; undefined when the account has no such list. */
export const answerList = async (
  facts: RequestFacts,
  account: SignedIn,
  id: string,
  form: FormData,
): Promise<ReorderAnswer | Response | undefined> => {
  const { services, language } = facts
  const { db } = services
  const { accountId } = account
  if ((await findListName(db, accountId, id)) === undefined) return undefined
  const intent = `${form.get('intent') ?? ''}`
  if (intent === '') return answerAdd(facts, account, id, form)
  const shelf = addressOf(language, 'account.shelf')
  const own = addressOf(language, 'account.shelf.list', { list: id })
  if (intent === 'delete') {
    await deleteList(services, accountId, id)
    return redirect(`${shelf}?deleted=${id}`)
  }
  if (intent === 'rename') {
    const name = readListName(`${form.get('name') ?? ''}`)
    if (!name) return { refusal: i18nIn[language]._(listRefusalMessage('list-name-missing')) }
    await renameList(db, accountId, id, name)
    return redirect(`${own}?saved`)
  }
  const changes = changesOf(intent, form)
  await changeListLines(db, accountId, id, changes)
  if (changes.moved) {
    const direction = intent.startsWith('move-up') ? 'up' : 'down'
    return redirect(`${own}?${direction}=${changes.moved.key}`)
  }
  return redirect(`${own}?${changes.removed ? 'removed' : 'saved'}`)
}
