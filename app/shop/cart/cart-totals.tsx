import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { panelTotals } from '../../../domain/cart/totals.ts'
import { type Centimes, centimes, formatRate, parsePercent } from '../../../domain/money.ts'
import { Price } from '../../../ui/price.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { useCart, usePersisted } from '../../shell/persisted/use-persisted.ts'

const Row = ({ name, amount }: { name: ReactNode; amount: Centimes }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd>
      <Price amount={amount} className="font-normal text-ink" />
    </dd>
  </div>
)

/**
 * The totals of the cart: shipping as an amount only when there is a discount, else as a note
 * (R22).
 */
export const CartTotals = () => {
  const { t } = useLingui()
  const { shippingCost, freeShippingFrom } = useSiteFacts()
  const cart = useCart()
  const discountRate = usePersisted(({ user }) => parsePercent(user?.discount ?? '0') ?? 0)
  const percent = formatRate(discountRate)
  const totals = panelTotals(cart, discountRate, {
    cost: centimes(shippingCost),
    freeFrom: freeShippingFrom === null ? undefined : centimes(freeShippingFrom),
  })
  return (
    <dl className="grid leading-snug">
      {totals.discount !== 0 && (
        <>
          <Row name={<Trans>Subtotal</Trans>} amount={totals.subtotal} />
          <Row name={t`Discount ${percent} %`} amount={centimes(-totals.discount)} />
          <Row name={<Trans>Shipping</Trans>} amount={totals.shipping} />
        </>
      )}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="flex items-baseline justify-between gap-4 pt-1 font-serif text-xl"
      >
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd className="text-right">
          <Price amount={totals.total} className="font-sans" />
          {totals.shippingNote && (
            <span className="block font-sans text-sm text-muted">
              {totals.shippingNote === 'free' ? t`free shipping` : t`plus shipping`}
            </span>
          )}
        </dd>
      </div>
    </dl>
  )
}
