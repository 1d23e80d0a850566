import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { type RequestFacts, requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { findDeletedFormula } from '../../../server/orders/shelf/formulas.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { DoneNotice } from '../../account/done-notice.tsx'
import { answerFormula, readFormulaVersion } from '../../account/formulas/answer-formula.ts'
import { findFormulaView } from '../../account/formulas/find-formula-view.ts'
import { FormulaPage } from '../../account/formulas/formula-page.tsx'
import { ListRefusalNotice } from '../../account/lists/refusal-notice.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { BackLink } from '../../content/back-link.tsx'
import { notFound } from '../../content/not-found.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import type { Route } from './+types/formula'

export { PageBoundary as ErrorBoundary } from '../../content/page-boundary.tsx'

export const meta = pageMeta

/** A formula that another tab has deleted can be restored on the shelf; any other is 404. */
const throwMissing = async (
  { services, language }: RequestFacts,
  accountId: string,
  id: string,
) => {
  if (await findDeletedFormula(services.db, accountId, id))
    throw redirect(`${addressOf(language, 'account.shelf')}?deleted-formula=${id}`)
  throw notFound(language)
}

/** A formula of the account. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const facts = context.get(requestFacts)
  const robots = 'noindex'
  const account = await facts.signedIn()
  if (!account) return data({ title: '', robots, found: undefined }, 401)
  const query = new URL(request.url).searchParams
  const id = facts.page?.params.formula ?? ''
  const formula = await findFormulaView(
    facts,
    account.accountId,
    id,
    readFormulaVersion(query.get('version')),
  )
  if (!formula) return throwMissing(facts, account.accountId, id)
  const orderFlags = {
    user_can_order: account.userCanOrder,
    user_can_order_with_form: account.userCanOrderWithForm,
  }
  return data({
    title: formula.name,
    robots,
    found: { formula, isSaved: query.has('saved'), orderFlags },
  })
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const facts = context.get(requestFacts)
  const { language, page, isFetched } = facts
  const account = await facts.signedIn()
  if (!account)
    return data({ refusal: i18nIn[language]._(apiErrorMessages['session-expired']) }, 401)
  const form = await readForm(request)
  const id = page?.params.formula ?? ''
  const answer = await answerFormula(facts, account, id, form)
  if (!answer) return throwMissing(facts, account.accountId, id)
  if (answer instanceof Response || isFetched) return answer
  return data(answer, 'refusal' in answer ? 422 : 200)
}

export default function SavedFormula({ loaderData, actionData }: Route.ComponentProps) {
  const { title, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  const { formula, isSaved, orderFlags } = found
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
          <Trans>The formula has been saved.</Trans>
        </DoneNotice>
      )}
      <FormulaPage formula={formula} mayOrder={!refusal} />
    </AccountPage>
  )
}
