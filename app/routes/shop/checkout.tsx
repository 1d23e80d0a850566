import { Trans, useLingui } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { makePageToken } from '../../../server/accounts/login/page-token.ts'
import { findPageText } from '../../../server/content/find-page.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { sessionCookie } from '../../../server/http/sessions/session-cookie.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { isSessionEnded } from '../../checkout/session-ended.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/checkout'

export { pageMeta as meta } from '../../i18n/page-meta.ts'

/**
 * Redirects people who may not order to the home page (D1 §4), and asks people whose session has
 * ended to log in.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { services, language, now, signedIn, view } = context.get(requestFacts)
  const account = await signedIn()
  const sessionToken = sessionCookie.read(services.env, request.headers)
  const mayLogIn = !account && (sessionToken !== undefined || isSessionEnded(new URL(request.url)))
  if (!account?.userCanOrder && !mayLogIn) throw redirect(addressOf(language, 'home'))
  const text = await findPageText(services.db, 'checkout', language)
  const viewedId = view?.customer.accountId
  const head = { title: text?.title ?? '', lead: text?.lead ?? '', robots: 'noindex', viewedId }
  if (view) return data({ ...head, jwt: undefined })
  const jwt =
    account && sessionToken !== undefined
      ? await makePageToken(services, { accountId: account.accountId, sessionToken }, now)
      : undefined
  return data({ ...head, jwt }, jwt === undefined ? 401 : 200)
}

/** Staff who see the shop as a customer order at the order desk, which records who entered it (A13). */
const CheckoutInView = ({ title, customerId }: { title: string; customerId: string }) => (
  <div className="page max-w-3xl py-12">
    <h1>{title}</h1>
    <p className="mt-4 text-lg">
      <Trans>
        You see the shop as this customer, so no order can be placed here. Enter it at the order
        desk: the customer’s prices and discount apply there, and it is recorded that you entered
        the order.
      </Trans>
    </p>
    <p className="mt-6">
      <a
        className="text-link inline-flex min-h-11 items-center font-semibold"
        href={`/admin/order-desk?customer=${encodeURIComponent(customerId)}`}
      >
        <Trans>Go to the order desk</Trans>
      </a>
    </p>
  </div>
)

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { title, lead, jwt, viewedId } = loaderData
  if (viewedId !== undefined) return <CheckoutInView title={title} customerId={viewedId} />
  return jwt === undefined ? (
    <LoginRequired
      title={title}
      reason={t`Log in to continue with the checkout. Your cart and your details have been saved.`}
    />
  ) : (
    <Island name="checkout" props={{ title, lead, jwt }} />
  )
}
