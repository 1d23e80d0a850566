import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { answerStar } from '../../account/shelf/answer-star.ts'
import { findShelfRows } from '../../account/shelf/find-shelf-rows.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { OrderNotice } from '../../shop/cart/order-notice.tsx'
import { findOrderRestriction } from '../../shop/cart/order-restriction.ts'
import type { Route } from './+types/shelf'

export const meta = pageMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadAccount(context, async (account, facts) => ({
    rows: await findShelfRows(account.accountId, facts),
    orderFlags: {
      user_can_order: account.userCanOrder,
      user_can_order_with_form: account.userCanOrderWithForm,
    },
  }))

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const { language, isFetched } = facts
  const account = await facts.signedIn()
  if (!account) return { refusal: i18nIn[language]._(apiErrorMessages['session-expired']) }
  const form = await request.formData().catch(() => new FormData())
  const answer = await answerStar(facts, account.accountId, form)
  if (isFetched) return answer
  return 'refusal' in answer ? data(answer, 422) : redirect(addressOf(language, 'account.shelf'))
}

export default function AccountShelf({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { rows, orderFlags } = found
  const refusal = findOrderRestriction(orderFlags)
  return (
    <AccountPage page="account.shelf" title={title} lead={lead} picture="ginkgo">
      {refusal && (
        <div className="mb-6 flex">
          <OrderNotice refusal={refusal} />
        </div>
      )}
      {actionData && 'refusal' in actionData && (
        <p
          role="alert"
          data-autofocus
          tabIndex={-1}
          className="mb-6 border-l-4 border-alarm bg-alarm-wash p-4"
        >
          {actionData.refusal}
        </p>
      )}
      <Island name="shelf" props={{ rows, mayOrder: !refusal }} />
    </AccountPage>
  )
}
