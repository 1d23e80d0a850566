import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { answerReorder } from '../../account/orders/answer-reorder.ts'
import { findDetail, readNumber } from '../../account/orders/find-detail.ts'
import { AccountOrderPage } from '../../account/orders/order-page.tsx'
import { notFound } from '../../content/not-found.ts'
import type { Route } from './+types/order'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'
export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** An order of the account, or any order for staff; else 404. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { services, language, page, signedIn } = context.get(requestFacts)
  const number = readNumber(page?.params.order)
  if (!number) throw notFound(language)
  const title = i18nIn[language]._(msg`Order ${number}`)
  const head = { title, robots: 'noindex' }
  const account = await signedIn()
  if (!account) return data({ ...head, order: undefined }, 401)
  const order = await findDetail(services, account, number, language)
  if (!order) throw notFound(language)
  return data({ ...head, order })
}

/** Reordering: the current state of the order's lines. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const answered = await answerReorder(facts, request)
  if (!answered) throw notFound(facts.language)
  return data(answered.answer, answered.status)
}

export default function AccountOrder({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, order } = loaderData
  if (!order)
    return <LoginRequired title={title} reason={t`You must be logged in to view your orders.`} />
  return (
    <AccountPage
      page="account.orders"
      title={title}
      picture="globuli-tube"
      back={{ page: 'account.orders', text: t`All orders` }}
    >
      <AccountOrderPage order={order} />
    </AccountPage>
  )
}
