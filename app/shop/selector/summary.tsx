import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { IdentifiedLine } from '../../../domain/cart/cart-item.ts'
import { formatMoney } from '../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import type { OrderRestriction } from '../../account/order-right/order-restriction.ts'
import { SaveButtons } from '../shelf/save-buttons.tsx'
import { AddButton, type Prompt } from './add-button.tsx'
import { OrderScriptNote, PriceLines } from './price-lines.tsx'
import type { SelectorQuote } from './selector-quote.ts'

export type SummaryProps = {
  /** The name of the selection, '' at the start: then small screens have no bar. */
  name: string
  /** The choices in the order of a label: '30 CH', 'Globuli', '× 2'. */
  parts: readonly string[]
  label: ReactNode
  quote: SelectorQuote
  quantity: number
  /** The selected article; undefined while a choice is missing. */
  line: IdentifiedLine | undefined
  /** Why the person cannot order what is chosen so far. */
  refusal: OrderRestriction | undefined
  /** The next step. */
  prompt: Prompt | undefined
  /** The id of the element that explains why nothing can be added, when there is no prompt. */
  describedBy?: string
  /** Below the price: what determines it. */
  note?: ReactNode
  onAdd: () => void
  onRestart: () => void
  /** The label of the restart button; by default 'Choose another remedy'. */
  restartLabel?: ReactNode
}

const RestartButton = ({
  onRestart,
  restartLabel,
}: Pick<SummaryProps, 'onRestart' | 'restartLabel'>) => (
  <Button look="plain" className="w-full" data-restart onClick={onRestart}>
    {restartLabel ?? <Trans>Choose another remedy</Trans>}
  </Button>
)

/** Next to the steps on wide screens: label, price and Add to Cart. */
const WideSummary = (props: SummaryProps) => {
  const { name, parts, label, quote, quantity, line, refusal, prompt, describedBy, note } = props
  const { onAdd } = props
  const { t } = useLingui()
  return (
    <section aria-label={t`Your selection`} className="sticky top-24 grid gap-4 max-lg:hidden">
      {label}
      <div className="grid min-h-21 content-start gap-2">
        <p className="text-sm leading-snug text-muted">{name && [name, ...parts].join(' · ')}</p>
        <PriceLines quote={quote} info={line?.info} quantity={quantity} />
        {note}
      </div>
      <div className="grid gap-1">
        <AddButton {...{ refusal, prompt, describedBy, quote, onAdd }} />
        {line && <SaveButtons line={line} quantity={quantity} />}
        {quote.state !== 'open' && <RestartButton {...props} />}
      </div>
    </section>
  )
}

/**
 * The bar at the bottom of small screens: the selection as one line with its button.
 * What the line does not show opens above it.
 */
const SummaryBar = (props: SummaryProps) => {
  const { name, parts, label, quote, quantity, line, refusal, prompt, describedBy, note } = props
  const { onAdd } = props
  const { t } = useLingui()
  if (!name) return null
  return (
    <section
      aria-label={t`Your selection`}
      className="sticky bottom-0 z-10 -mx-[clamp(1rem,4vw,3rem)] flex items-center gap-3 border-t border-line bg-sheet px-[clamp(1rem,4vw,3rem)] py-2 shadow-[0_-8px_24px_-16px_rgb(30_43_35/0.5)] lg:hidden"
    >
      <details className="group min-w-0 grow">
        <summary className="flex min-h-14 list-none items-center gap-2 leading-tight [&::-webkit-details-marker]:hidden">
          <Icon
            name="caret-down"
            className="size-5 text-muted transition-transform group-open:rotate-0 rotate-180"
          />
          <span className="min-w-0 grow">
            <span className="block truncate font-serif text-lg">{name}</span>
            <span className="flex items-baseline gap-2 text-sm text-muted">
              <span className="truncate">{parts.join(' · ')}</span>
              {quote.state === 'found' && (
                <Price amount={quote.total} className="ml-auto shrink-0 font-semibold text-ink" />
              )}
            </span>
          </span>
        </summary>
        <div className="absolute inset-x-0 bottom-full max-h-[65dvh] overflow-y-auto border-t border-line bg-sheet shadow-[0_-8px_24px_-16px_rgb(30_43_35/0.5)]">
          <div className="mx-auto grid max-w-96 gap-4 p-4">
            {label}
            {parts.length > 0 && (
              <p className="text-sm leading-snug text-muted">{parts.join(' · ')}</p>
            )}
            {quote.state !== 'open' && (
              <PriceLines quote={quote} info={line?.info} quantity={quantity} />
            )}
            {note}
            {refusal && <OrderNotice refusal={refusal} />}
            {line && <SaveButtons line={line} quantity={quantity} />}
            {quote.state !== 'open' && <RestartButton {...props} />}
          </div>
        </div>
      </details>
      {quote.state === 'not-found' ? (
        <p role="note" className="max-w-1/2 shrink-0 text-xs leading-tight font-medium text-ochre">
          {t`This combination cannot be ordered online. Please contact us.`}
        </p>
      ) : (
        <AddButton
          {...{ refusal, prompt, describedBy, quote, onAdd }}
          isInBar
          className="max-w-1/2 shrink-0 px-4 text-sm leading-tight max-sm:w-min max-sm:min-w-26 max-sm:px-3 max-sm:[&>svg]:hidden"
        />
      )}
    </section>
  )
}

/** Scroll margins, so that focused elements are not covered by header and bottom bar. */
const clearOfBars =
  '[&_:is(input,button,fieldset)]:scroll-mt-24 max-lg:[&_:is(input,button,fieldset)]:scroll-mb-28'

/**
 * The layout of a selector: steps on the left, summary beside or below; new prices are announced.
 */
export const SelectorFrame = (props: { summary: SummaryProps; children: ReactNode }) => {
  const { summary, children } = props
  const { t } = useLingui()
  const { name, parts, quote } = summary
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className={clearOfBars}>
        <OrderScriptNote />
        {children}
      </div>
      <WideSummary {...summary} />
      <SummaryBar {...summary} />
      <p role="status" className="sr-only">
        {quote.state === 'found' && `${[name, ...parts].join(' · ')} — ${formatMoney(quote.total)}`}
        {quote.state === 'not-found' &&
          t`This combination cannot be ordered online. Please contact us.`}
      </p>
    </div>
  )
}
