import { Trans } from '@lingui/react/macro'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { findPageText } from '../../../server/content/find-page.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { sessionCookieOf } from '../../../server/http/sessions/session-cookie.ts'
import { makeCheckoutToken } from '../../../server/orders/placing/checkout-token.ts'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { isSessionEnded } from '../../checkout/session-ended.ts'
import { pageMeta } from '../../i18n/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import type { Route } from './+types/checkout'

export const meta = pageMeta

/**
 * Redirects people who may not order to the home page (D1 §4), and asks people whose session has
 * ended to log in.
 */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { services, language, now, signedIn } = context.get(requestFacts)
  const account = await signedIn()
  const hasSessionCookie = sessionCookieOf(services.env, request.headers) !== undefined
  const mayLogIn = !account && (hasSessionCookie || isSessionEnded(new URL(request.url)))
  if (!account?.userCanOrder && !mayLogIn) throw redirect(addressOf(language, 'home'))
  const text = await findPageText(services.db, 'checkout', language)
  const head = { title: text?.title ?? '', lead: text?.lead ?? '', robots: 'noindex' }
  return account
    ? data({ ...head, jwt: await makeCheckoutToken(services, account.accountId, now) })
    : data({ ...head, jwt: undefined }, 401)
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { title, lead, jwt } = loaderData
  return jwt === undefined ? (
    <LoginRequired
      title={title}
      reason={
        <Trans>
          Log in to continue with your order. Your cart and your details have been saved.
        </Trans>
      }
    />
  ) : (
    <Island name="checkout" props={{ title, lead, jwt }} />
  )
}
