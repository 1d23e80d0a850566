import { parseQuantity } from '../../../domain/quantity.ts'
import type { SignedIn } from '../../../server/accounts/login/session.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { changeListLines, findListLines, listToday } from '../../../server/orders/shelf/lists.ts'
import { reorderViews } from '../orders/answer-reorder.ts'

type List = { facts: Pick<RequestFacts, 'services' | 'language'>; account: SignedIn; id: string }

/** The entered quantities by key; invalid ones are omitted. */
const quantitiesOf = (form: FormData) =>
  new Map(
    [...form].flatMap(([field, value]): [string, number][] => {
      const [, key] = /^quantity:([\w-]+)$/.exec(field) ?? []
      const quantity = typeof value === 'string' ? parseQuantity(value.trim()) : undefined
      return key && quantity ? [[key, quantity]] : []
    }),
  )

/** The lines at today's terms, with the quantities that are entered in a form. */
export const findListRows = async (
  { facts: { services, language }, account: { accountId }, id }: List,
  form: FormData = new FormData(),
) => {
  const quantities = quantitiesOf(form)
  const lines = (await findListLines(services.db, id)).map((line) => ({
    ...line,
    quantity: quantities.get(line.key) ?? line.quantity,
  }))
  const today = await listToday(services.db, lines, language, accountId)
  const views = reorderViews(today, language)
  return views.map((view) => ({ ...view, key: lines[view.position]?.key ?? '' }))
}

/** 'remove:KEY', 'move-down:3:KEY'. Each button also saves the quantities. */
export const changeList = async (
  { facts, account, id }: List,
  form: FormData,
  intent: string,
): Promise<string> => {
  const [, removed] = /^remove:([\w-]+)$/.exec(intent) ?? []
  const [, direction, to, key] = /^move-(up|down):(-?\d{1,3}):([\w-]+)$/.exec(intent) ?? []
  const moved = to && key ? { to: Number(to), key } : undefined
  const changes = { quantities: quantitiesOf(form), removed, moved }
  await changeListLines(facts.services.db, account.accountId, id, changes)
  if (moved) return `${direction}=${moved.key}`
  return removed ? 'removed' : 'saved'
}
