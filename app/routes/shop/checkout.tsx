import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { data, redirect } from 'react-router'
import { addressOf } from '../../../domain/page/address.ts'
import { findPageText } from '../../../server/content/find-page.ts'
import { requestFacts } from '../../../server/http/pages/request-facts.ts'
import { sessionCookieOf } from '../../../server/http/sessions/session-cookie.ts'
import { makeCheckoutToken } from '../../../server/orders/placing/checkout-token.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoginRequired } from '../../account/login/login-required.tsx'
import { CheckoutFrame, CheckoutLoading } from '../../checkout/checkout-frame.tsx'
import { isSessionEnded } from '../../checkout/session-ended.ts'
import { LoadMessages } from '../../i18n/load-messages.tsx'
import { pageMeta } from '../../i18n/page-meta.ts'
import { useCart } from '../../shell/persisted/persisted-cart.ts'
import { emptyOrderedCart } from '../../shell/persisted/synced-cart.ts'
import { useRestored } from '../../shell/persisted/use-restored.ts'
import { showCart } from '../../shell/popups/popups.ts'
import { EmptyCart } from '../../shop/cart/empty-cart.tsx'
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
    <LoadMessages area="account">
      <LoginRequired
        title={title}
        reason={
          <Trans>
            Log in to continue with your order. Your cart and your details have been saved.
          </Trans>
        }
      />
    </LoadMessages>
  ) : (
    <CheckoutPage title={title} lead={lead} jwt={jwt} />
  )
}

type Props = { title: string; lead: string; jwt: string }

const CheckoutPage = ({ title, lead, jwt }: Props) => {
  const cart = useCart()
  const isRestored = useRestored()
  const [isDone, setDone] = useState(false)
  const onThanked = useCallback(() => {
    setDone(true)
    emptyOrderedCart()
  }, [])
  const isEmpty = isRestored && cart.length === 0 && !isDone
  return (
    <div className="page py-6">
      {isDone ? (
        // The frame's document shows the thanks and the order number.
        <h1 className="sr-only">
          <Trans>Thank you for your order</Trans>
        </h1>
      ) : (
        <header className="mb-6 flex items-center justify-between gap-x-4 border-b border-line pb-5 max-md:flex-wrap md:gap-8">
          <div>
            <h1 className="text-[1.7rem] md:text-4xl">{title}</h1>
            <p className="measure mt-1 text-muted max-md:hidden">{lead}</p>
          </div>
          {!isEmpty && (
            <button
              type="button"
              onClick={showCart}
              className="text-link inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold"
            >
              <Icon name="basket" />
              <Trans>Change the cart</Trans>
            </button>
          )}
        </header>
      )}
      {!isRestored && <CheckoutLoading />}
      {isEmpty && <EmptyCart />}
      {isRestored && !isEmpty && <CheckoutFrame cart={cart} jwt={jwt} onThanked={onThanked} />}
    </div>
  )
}
