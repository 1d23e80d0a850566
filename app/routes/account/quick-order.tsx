import type { ActionFunctionArgs } from 'react-router'
import { readQuickOrder } from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { readForm } from '../../../server/http/read-form.ts'
import { findUsualPreparations } from '../../../server/orders/history/usual-preparations.ts'
import { restrictLines } from '../../../server/orders/placing/restricted-sales.ts'
import { AccountPage } from '../../account/account-page.tsx'
import { loadAccount } from '../../account/load-account.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { Island } from '../../islands/island.tsx'
import { replaceParsedLine } from '../../shop/quick-order/edit-text.ts'
import type { Route } from './+types/quick-order'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadAccount(context, () => ({}))

/** In characters; as the API. */
const maxTextLength = 500_000

/** '2:Arnica montana 30 CH' → the text with that line replaced by the chosen one. */
const withChoice = (text: string, choice: unknown) => {
  const [, line, chosen] = /^(\d{1,6}):(.+)$/s.exec(typeof choice === 'string' ? choice : '') ?? []
  return line && chosen ? replaceParsedLine(text, Number(line), chosen) : text
}

/** Reads the lines for browsers without script; with script the island asks the API. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { services, language, signedIn } = context.get(requestFacts)
  const account = await signedIn()
  if (!account) return undefined
  const form = await readForm(request)
  const given = form.get('text')
  const text = withChoice(
    (typeof given === 'string' ? given : '').slice(0, maxTextLength),
    form.get('choose'),
  )
  const { db } = services
  const { accountId } = account
  const usual = await findUsualPreparations(db, accountId)
  const lines = await readQuickOrder(db, { text, language, usual })
  return { text, lines: await restrictLines(db, { accountId, language }, lines) }
}

export default function AccountQuickOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { title, lead, found } = loaderData
  if (!found) return <LoginRequired title={title} />
  return (
    <AccountPage page="account.quick-order" title={title} lead={lead} picture="ginkgo">
      <Island name="quick-order" props={{ answer: actionData }} />
    </AccountPage>
  )
}
