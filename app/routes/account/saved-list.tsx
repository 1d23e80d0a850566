import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findListLines, listToday } from '../../../server/orders/shelf/list-lines.ts'
import { findDeletedList, findListName } from '../../../server/orders/shelf/lists.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { DoneNotice } from '../../account/done-notice.tsx'
import { answerList } from '../../account/lists/answer-list.ts'
import { ListForm, ListSettings } from '../../account/lists/list-form.tsx'
import { ListRefusalNotice } from '../../account/lists/refusal-notice.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { reorderViews } from '../../account/orders/reorder-views.ts'
import { BackLink } from '../../content/back-link.tsx'
import { notFound } from '../../content/not-found.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/saved-list'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'

export const meta = pageMeta

/** A list that another tab has deleted can be restored on the shelf; any other is 404. */
const throwMissing = async (
  { services, language }: RequestFacts,
  accountId: string,
  id: string,
) => {
  if (await findDeletedList(services.db, accountId, id))
    throw redirect(`${addressOf(language, 'account.shelf')}?deleted=${id}`)
  throw notFound(language)
}

/** A list of the account. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { services, language, page, signedIn } = facts
  const { db } = services
  const robots = 'noindex'
  const account = await signedIn()
  if (!account) return data({ title: '', robots, list: undefined }, 401)
  const id = page?.params.list ?? ''
  const title = await findListName(db, account.accountId, id)
  if (title === undefined) return throwMissing(facts, account.accountId, id)
  const lines = await findListLines(db, id)
  const views = reorderViews(await listToday(db, lines, language), language)
  const query = new URL(request.url).searchParams
  return data({
    title,
    robots,
    list: {
      rows: views.map((view) => ({ ...view, key: lines[view.position]?.key ?? '' })),
      movedUp: query.get('up') ?? undefined,
      movedDown: query.get('down') ?? undefined,
      isSaved: query.has('saved'),
      hasRemoved: query.has('removed'),
      orderFlags: {
        user_can_order: account.userCanOrder,
        user_can_order_with_form: account.userCanOrderWithForm,
      },
    },
  })
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const { language, page, isFetched } = facts
  const account = await facts.signedIn()
  if (!account)
    return data({ refusal: i18nIn[language]._(apiErrorMessages['session-expired']) }, 401)
  const form = await readForm(request)
  const id = page?.params.list ?? ''
  const answer = await answerList(facts, account, id, form)
  if (!answer) return throwMissing(facts, account.accountId, id)
  if (answer instanceof Response || isFetched) return answer
  return data(answer, 'refusal' in answer ? 422 : 200)
}

export default function SavedList({ loaderData, actionData }: Route.ComponentProps) {
  const { title, list } = loaderData
  if (!list) return <LoginRequired title={title} />
  const { rows, movedUp, movedDown, isSaved, hasRemoved, orderFlags } = list
  const refusal = findOrderRestriction(orderFlags)
  return (
    <AccountPage page="account.shelf" title={title} picture="ginkgo">
      <BackLink page="account.shelf">
        <Trans>Shelf and lists</Trans>
      </BackLink>
      {refusal && (
        <div className="mb-6 flex">
          <OrderNotice refusal={refusal} />
        </div>
      )}
      {actionData && 'refusal' in actionData && (
        <ListRefusalNotice>{actionData.refusal}</ListRefusalNotice>
      )}
      {isSaved && (
        <DoneNotice>
          <Trans>The list has been saved.</Trans>
        </DoneNotice>
      )}
      {hasRemoved && (
        <DoneNotice>
          <Trans>The item has been removed from the list.</Trans>
        </DoneNotice>
      )}
      <ListForm rows={rows} mayOrder={!refusal} movedUp={movedUp} movedDown={movedDown} />
      <ListSettings name={title} />
    </AccountPage>
  )
}
