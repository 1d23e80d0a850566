import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { RefusalNotice } from '../../account/notices.tsx'
import { answerChange, type ChangeAnswer } from '../../account/orders/answer-change.ts'
import { answerReorder } from '../../account/orders/answer-reorder.ts'
import { CancelOrder, ChangeOrder, OrderDone } from '../../account/orders/change-order.tsx'
import { findDetail, findOwnAddresses } from '../../account/orders/find-detail.ts'
import { readNumber } from '../../account/orders/order-number.ts'
import { AccountOrderPage } from '../../account/orders/order-page.tsx'
import { paymentAddress, settleReturn } from '../../account/orders/pay-order.ts'
import { notFound } from '../../content/not-found.ts'
import type { Route } from './+types/order'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

const orderViews = ['change', 'cancel'] as const

/** An order of the account, or any order for staff; else 404. `?pay` leads to the payment page. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const { services, language, page, signedIn } = facts
  const number = readNumber(page?.params.order)
  if (!number) throw notFound(language)
  const title = i18nIn[language]._(msg`Order ${number}`)
  const head = { title, robots: 'noindex' }
  const account = await signedIn()
  if (!account) return data({ ...head, order: undefined }, 401)
  const { searchParams } = new URL(request.url)
  const payer = { accountId: account.accountId, number }
  if (searchParams.has('pay')) throw redirect(await paymentAddress(facts, payer), 303)
  if (searchParams.get('done') === 'paid') await settleReturn(facts, payer)
  const order = await findDetail(services, account, number, language)
  if (!order) throw notFound(language)
  const view = orderViews.find((name) => searchParams.has(name))
  if (view === 'change' && order.mayChange)
    head.title = i18nIn[language]._(msg`Change order ${number}`)
  const addresses =
    view === 'change' && order.mayChange
      ? await findOwnAddresses(services.db, account, order, language)
      : undefined
  const chosen = searchParams.get('address') ?? ''
  return data({ ...head, order, view, addresses, chosen, done: searchParams.get('done') ?? '' })
}

/** Changes or cancels the order; reordering: the current state of the order's lines. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const form = await readForm(request)
  if (form.has('intent')) return answerChange(facts, form)
  const answered = await answerReorder(facts, form)
  if (!answered) throw notFound(facts.language)
  return data(answered.answer, answered.status)
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title } = loaderData
  if (!('view' in loaderData))
    return <LoginRequired title={title} reason={t`You must be logged in to view your orders.`} />
  const { order, view, addresses, chosen, done } = loaderData
  return (
    <AccountPage
      page="account.orders"
      title={title}
      picture="globuli-tube"
      back={{ page: 'account.orders', text: t`All orders` }}
    >
      {actionData && 'notice' in actionData && actionData.notice && !addresses && (
        <RefusalNotice>{actionData.notice}</RefusalNotice>
      )}
      <OrderDone done={done} order={order} />
      {addresses ? (
        <ChangeOrder
          order={order}
          addresses={addresses}
          chosen={chosen}
          answer={actionData as ChangeAnswer | undefined}
        />
      ) : view === 'cancel' && order.mayCancel ? (
        <CancelOrder order={order} />
      ) : (
        <AccountOrderPage order={order} />
      )}
    </AccountPage>
  )
}
