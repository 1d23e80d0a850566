import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartItem } from '../../domain/cart/cart-item.ts'
import { priceString } from '../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { syncCart } from '../shell/persisted/cart-sync.ts'
import { changeCart } from '../shell/persisted/change-cart.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { usePersisted } from '../shell/persisted/use-persisted.ts'
import type { FrameMessage } from './use-frame.ts'
import { useFrame } from './use-frame.ts'
import { useReviewEntry } from './use-review-entry.ts'

/** The cart in the format of the checkout (D1 §7), with the prices shown. */
const postedItems = (cart: readonly CartItem[]): string =>
  JSON.stringify({
    items: cart.map(({ cartId, WcId, quantity, name, info, price, reference }) => ({
      cartId,
      id: WcId,
      quantity,
      name,
      info,
      price: priceString(price),
      reference,
    })),
  })

const frameName = 'checkout-frame'

/** Within this time the server has usually applied a change, so that its cart is posted once. */
const answerMs = 500

export const CheckoutLoading = () => {
  const { t } = useLingui()
  return (
    <p className="flex items-center justify-center gap-4 py-24 text-lg text-muted">
      <Spinner label={t`Loading the checkout…`} />
      <span aria-hidden="true">{t`Loading the checkout…`}</span>
    </p>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="measure border-l-4 border-alarm bg-alarm-wash p-6">
    <p className="flex items-center gap-3 font-semibold">
      <Icon name="warning" className="size-5 text-alarm" />
      <Trans>The checkout could not be loaded.</Trans>
    </p>
    <p className="mt-2 mb-4">
      <Trans>Your cart has been saved. Please check your connection and try again.</Trans>
    </p>
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  </div>
)

type Props = {
  cart: readonly CartItem[]
  jwt: string
  onSending: (isSending: boolean) => void
  onThanked: () => void
}

/** Posts the cart into an iframe of this site, again after each change (D1 §4). */
export const CheckoutFrame = ({ cart, jwt, onSending, onThanked }: Props) => {
  const { t } = useLingui()
  const language = useLanguage()
  const version = usePersisted(({ cartVersion }) => cartVersion)
  const waiting = usePersisted((state) => state.waiting)
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const posted = useRef<string>(undefined)
  const frameVersion = useRef(0)
  const [attempt, setAttempt] = useState(0)
  // Changes that the server does not have yet belong to no version: the items count.
  const isCurrent = waiting.length === 0
  const wanted = [attempt, version, ...waiting.map(({ id }) => id)].join(' ')

  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.type === 'remove_line') changeCart({ type: 'remove', cartIds: [message.cartId] })
      if (message.type !== 'checkout_loaded' || message.cart === undefined) return
      frameVersion.current = message.cart
      if (message.cart === persistedStore.getState().cartVersion) return
      // The frame shows the cart as another device has changed it.
      posted.current = `${attempt} ${message.cart}`
      syncCart()
    },
    [attempt],
  )
  const { status, height, isReview, onPosted } = useFrame(frame, onMessage)
  useReviewEntry(isReview, frame)

  useEffect(() => {
    // The cart is empty after an order, and is not posted. A step that has been sent is answered
    // first: it may be the order, also of a cart that another tab has ordered.
    if (status === 'thankyou' || status === 'sending' || posted.current === wanted) return
    if (isCurrent && version !== undefined && version < frameVersion.current) return
    const post = () => {
      posted.current = wanted
      form.current?.submit()
      onPosted()
    }
    if (isCurrent) return post()
    const timer = setTimeout(post, answerMs)
    return () => clearTimeout(timer)
  }, [wanted, isCurrent, version, status, onPosted])

  useEffect(() => onSending(status === 'sending'), [status, onSending])

  useEffect(() => {
    if (status !== 'thankyou') return
    onThanked()
    scrollTo({ top: 0 })
  }, [status, onThanked])

  const isShown = status !== 'loading' && status !== 'failed'
  return (
    <div className="relative">
      <form ref={form} action="/add_to_cart/" method="post" target={frameName} hidden>
        <input type="hidden" name="items" value={postedItems(cart)} />
        <input type="hidden" name="jwt" value={jwt} />
        <input type="hidden" name="language" value={language} />
        {isCurrent && <input type="hidden" name="cart" value={version} />}
      </form>
      {status === 'loading' && <CheckoutLoading />}
      {status === 'failed' && <Failed onRetry={() => setAttempt(attempt + 1)} />}
      <iframe
        ref={frame}
        name={frameName}
        title={t`Checkout`}
        height={height}
        // Rendered with its final width while hidden, so that it measures the right height.
        className={`-mx-1 w-[calc(100%+0.5rem)] max-w-none ${isShown ? '' : 'invisible absolute top-0 -z-10'}`}
      />
    </div>
  )
}
