import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { lineDispatch } from '../../../domain/order/line-dispatch.ts'
import { dispatchMessage } from '../../../messages/shop/dispatch.ts'
import { stepMessage } from '../../../messages/shop/order-charges.ts'
import { Price } from '../../../ui/price.tsx'
import { ScriptNote } from '../../../ui/script-note.tsx'
import { usePageContext, useSiteFacts } from '../../i18n/page-context.ts'
import type { SelectorQuote } from './selector-quote.ts'

/** Without script, selectors and buttons that add to the cart are for information only. */
export const OrderScriptNote = () => (
  <ScriptNote>
    <Trans>Online ordering requires JavaScript. You can also order by telephone.</Trans>
  </ScriptNote>
)

/** When an order with the line that is placed now leaves the laboratory, if it promises a day. */
const DispatchNote = (line: { info: CartInfo; id: number }) => {
  const { t } = useLingui()
  const { site } = usePageContext()
  const { on, notes } = lineDispatch(line, site)
  const texts = [...notes, on && t(dispatchMessage(site.dayNames[on] ?? on))]
  return <p className="text-sm text-muted">{texts.filter(Boolean).join(' · ')}</p>
}

type Props = {
  quote: SelectorQuote
  /** Of the line that would be ordered. */
  info?: CartInfo | undefined
  quantity: number
  /** Names the choice that is missing for a price; by default the size. */
  waiting?: ReactNode
}

/** Unit price and total, or why there is no price (R19). */
export const PriceLines = ({ quote, info, quantity, waiting }: Props) => {
  const { t } = useLingui()
  const { hasVatNumber } = useSiteFacts()
  if (quote.state === 'open')
    return (
      <p className="text-sm text-muted">
        {waiting ?? t`The price appears when the size is chosen.`}
      </p>
    )
  if (quote.state === 'not-found')
    return (
      <div role="note" className="rounded-md border-l-4 border-ochre-light bg-ochre-wash p-3">
        <p className="font-medium">
          {t`This combination cannot be ordered online. Please contact us.`}
        </p>
        <p className="mt-1 text-xs break-all text-muted">{t`${quote.slug} was not found.`}</p>
      </div>
    )
  const amounts = (
    <dl className="grid gap-1">
      {quantity > 1 && (
        <div className="flex items-baseline justify-between text-sm text-muted">
          <dt>{t`Unit price`}</dt>
          <dd className="tabular-nums">
            <Price amount={quote.unitPrice} /> × {quantity}
          </dd>
        </div>
      )}
      <div className="flex items-baseline justify-between">
        <dt>
          {quantity > 1 ? t`Total` : t`Price`}{' '}
          {hasVatNumber && <span className="text-xs text-muted">{t`incl. VAT`}</span>}
        </dt>
        <dd>
          <Price amount={quote.total} className="text-2xl" />
        </dd>
      </div>
    </dl>
  )
  return (
    <>
      {amounts}
      {quote.steps.length > 0 && (
        <ul className="text-sm text-muted">
          {quote.steps.map(({ from, price }) => (
            <li key={from}>{t(stepMessage(from, price))}</li>
          ))}
        </ul>
      )}
      {info && <DispatchNote info={info} id={quote.productId} />}
    </>
  )
}
