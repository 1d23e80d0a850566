import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import { shortDate } from '../../../domain/short-date.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { retryAfterSeconds } from '../../../server/http/retry-after.ts'
import { listOrderPage, type OrderSummary } from '../../../server/orders/history/list-orders.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { type AccountOrder, AccountOrderList } from '../../account/orders/order-list.tsx'
import type { Route } from './+types/orders'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/** The number of lines that identify an order in the list. */
const shownLineCount = 2

const orderView = ({ number, placedAt, status, total, lines }: OrderSummary): AccountOrder => ({
  number,
  date: shortDate(swissDay(placedAt)),
  status,
  total,
  lines: lines
    .slice(0, shownLineCount)
    .map(({ position, name, info, quantity }) => ({ position, name, info, quantity })),
  more: Math.max(0, lines.length - shownLineCount),
})

/**
 * Undefined when loading failed: the page shows a message instead (D1 §8). An outage is not reported,
 * as the site would answer with its failure page.
 */
const findOrders = async (accountId: string, page: number, { services, report }: RequestFacts) => {
  try {
    const { orders, ...place } = await listOrderPage(services.db, accountId, page)
    return { orders: orders.map(orderView), ...place }
  } catch (error) {
    if (retryAfterSeconds(error) === undefined) report(error)
    else services.log.error({ err: error }, 'orders not loaded')
    return undefined
  }
}

const pageOf = (request: Request) => {
  const page = new URL(request.url).searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const answer = await loadAccount(context, async ({ accountId }, facts) => ({
    orders: await findOrders(accountId, pageOf(request), facts),
  }))
  const isFailed = answer.data.found && !answer.data.found.orders
  return isFailed ? data(answer.data, 503) : answer
}

/** The message when orders could not be loaded (D1 §8), with a retry. */
const Failed = () => (
  <p role="alert" data-retry className="flex gap-3 border-l-4 border-alarm bg-alarm-wash p-5">
    <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
    <Trans>Could not load your orders. Please try again later.</Trans>
  </p>
)

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, found } = loaderData
  if (!found)
    return <LoginRequired title={title} reason={t`You must be logged in to view your orders.`} />
  return (
    <AccountPage page="account.orders" title={title} lead={lead} picture="globuli-tube">
      {found.orders ? <AccountOrderList {...found.orders} /> : <Failed />}
    </AccountPage>
  )
}
