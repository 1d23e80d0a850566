import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../domain/money.ts'
import { OrderScriptNote } from './order-script-note.tsx'
import { Summary, type SummaryProps } from './summary.tsx'

/** Scroll margins, so that focused elements are not covered by header and bottom bar. */
const clearOfBars =
  '[&_:is(input,button,fieldset)]:scroll-mt-24 max-lg:[&_:is(input,button,fieldset)]:scroll-mb-36'

/**
 * The layout of a selector: steps on the left, summary beside or below; new prices are announced.
 */
export const SelectorFrame = ({
  summary,
  children,
}: {
  summary: SummaryProps
  children: ReactNode
}) => {
  const { t } = useLingui()
  const { name, parts, quote } = summary
  return (
    <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className={clearOfBars}>
        <OrderScriptNote />
        {children}
      </div>
      <Summary {...summary} />
      <p role="status" className="sr-only">
        {quote.state === 'found' && `${[name, ...parts].join(' · ')} — ${formatMoney(quote.total)}`}
        {quote.state === 'not-found' &&
          t`This combination cannot be ordered online. Please contact us.`}
      </p>
    </div>
  )
}
