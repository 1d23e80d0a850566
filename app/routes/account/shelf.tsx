import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { newId } from '../../../server/db/new-id.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findDeletedFormula, findFormulas } from '../../../server/orders/shelf/formulas.ts'
import { findDeletedList, findLists } from '../../../server/orders/shelf/lists.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { FormulaLinks, formulasId } from '../../account/formulas/formula-links.tsx'
import { DeletedFormulaNotice, DeletedListNotice } from '../../account/lists/deleted-notice.tsx'
import { ListLinks, listsId } from '../../account/lists/list-links.tsx'
import { ListRefusalNotice } from '../../account/lists/refusal-notice.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { answerShelf } from '../../account/shelf/answer-shelf.ts'
import { findShelfRows } from '../../account/shelf/find-shelf-rows.ts'
import { isSavedId } from '../../account/shelf/saved-id.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/shelf'

export const meta = pageMeta

/** The ids of a list and a formula that were just deleted, in `?deleted=` and `?deleted-formula=`. */
const readDeleted = (request: Request) => {
  const query = new URL(request.url).searchParams
  const idIn = (name: string) => {
    const id = query.get(name)
    return isSavedId(id) ? id : undefined
  }
  return { list: idIn('deleted'), formula: idIn('deleted-formula') }
}

const findSaved = async (
  accountId: string,
  facts: RequestFacts,
  deleted: ReturnType<typeof readDeleted>,
) => {
  const { db } = facts.services
  const [rows, lists, formulas, deletedList, deletedFormula] = await Promise.all([
    findShelfRows(accountId, facts),
    findLists(db, accountId),
    findFormulas(db, accountId),
    deleted.list ? findDeletedList(db, accountId, deleted.list) : undefined,
    deleted.formula ? findDeletedFormula(db, accountId, deleted.formula) : undefined,
  ])
  return { rows, lists, formulas, deletedList, deletedFormula, newId: newId() }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => ({
    ...(await findSaved(account.accountId, facts, readDeleted(request))),
    orderFlags: {
      user_can_order: account.userCanOrder,
      user_can_order_with_form: account.userCanOrderWithForm,
    },
  }))

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const account = await facts.signedIn()
  if (!account) return { refusal: i18nIn[facts.language]._(apiErrorMessages['session-expired']) }
  const form = await readForm(request)
  const answer = await answerShelf(facts, account.accountId, form)
  if (answer instanceof Response || facts.isFetched) return answer
  return data(answer, 422)
}

const jumpClass = 'text-link inline-flex min-h-11 items-center font-semibold'

export default function AccountShelf({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { rows, lists, formulas, deletedList, deletedFormula, orderFlags } = found
  const refusal = findOrderRestriction(orderFlags)
  return (
    <AccountPage page="account.shelf" title={title} lead={lead} picture="ginkgo">
      {refusal && (
        <div className="mb-6 flex">
          <OrderNotice refusal={refusal} />
        </div>
      )}
      {actionData && 'refusal' in actionData && (
        <ListRefusalNotice>{actionData.refusal}</ListRefusalNotice>
      )}
      {deletedList && <DeletedListNotice {...deletedList} />}
      {deletedFormula && <DeletedFormulaNotice {...deletedFormula} />}
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-2xl">
          <Trans>Favourites and recent items</Trans>
        </h2>
        {lists.length + formulas.length > 0 && (
          <p className="flex gap-x-5">
            <a href={`#${listsId}`} className={jumpClass}>
              <Trans>Lists</Trans>
            </a>
            <a href={`#${formulasId}`} className={jumpClass}>
              <Trans>Formulas</Trans>
            </a>
          </p>
        )}
      </div>
      <Island name="shelf" props={{ rows, mayOrder: !refusal }} />
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        <ListLinks lists={lists} newId={found.newId} />
        <FormulaLinks formulas={formulas} />
      </div>
    </AccountPage>
  )
}
