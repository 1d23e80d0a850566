import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartItem } from '../../domain/cart/cart-item.ts'
import { removeItem } from '../../domain/cart/edit-lines.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { changeCart } from '../shell/persisted/persisted-cart.ts'
import { deleteOrderKey, orderKey } from './order-key.ts'
import { cartVersion, postedItems } from './posted-items.ts'
import { useFrame } from './use-frame.ts'

const frameName = 'checkout-frame'

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
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const posted = useRef<{ wanted: string; cart: readonly CartItem[] }>({ wanted: '', cart: [] })
  const [attempt, setAttempt] = useState(0)
  // The frame has already removed the line, so the smaller cart is not posted again.
  const onLineRemoved = useCallback(
    (cartId: string) => {
      const left = removeItem(posted.current.cart, cartId)
      posted.current = { wanted: `${attempt} ${cartVersion(left)}`, cart: left }
      changeCart((now) => removeItem(now, cartId))
    },
    [attempt],
  )
  const { status, height, onPosted } = useFrame(frame, onLineRemoved)

  useEffect(() => {
    // The cart is empty after an order, and is not posted. A step that has been sent is answered
    // first: it may be the order, also of a cart that another tab has ordered.
    const wanted = `${attempt} ${cartVersion(cart)}`
    if (
      status === 'thankyou' ||
      status === 'sending' ||
      posted.current.wanted === wanted ||
      !key.current
    )
      return
    posted.current = { wanted, cart }
    key.current.value = orderKey(cart)
    form.current?.submit()
    onPosted()
  }, [attempt, cart, status, onPosted])

  useEffect(() => onSending(status === 'sending'), [status, onSending])

  useEffect(() => {
    if (status !== 'thankyou') return
    deleteOrderKey()
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
        <input type="hidden" name="key" ref={key} />
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
