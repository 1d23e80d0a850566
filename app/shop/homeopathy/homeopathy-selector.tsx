import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { homeopathyInfo } from '../../../domain/cart/cart-info.ts'
import { choicesOf } from '../../../domain/homeopathy/choices.ts'
import { formatMoney } from '../../../domain/money.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { Chosen } from './after-events.ts'
import { DilutionStep } from './dilution-step.tsx'
import { FormStep } from './form-step.tsx'
import { QuantityStep } from './quantity-step.tsx'
import { type Prices, quote } from './quote.ts'
import { RemedyStep } from './remedy-step.tsx'
import { ScaleStep } from './scale-step.tsx'
import { sentenceOf } from './sentence.ts'
import { SizeStep } from './size-step.tsx'
import { Summary, SummaryBar } from './summary.tsx'
import { useAddressOf } from './use-address-of.ts'
import { useReportMiss } from './use-report-miss.ts'
import { useSelection } from './use-selection.ts'

/** `given` keeps its identity until someone comes by another address. */
type Props = { given: Chosen & { prices: Prices; remediesUrl: string } }

/** What the keyboard reaches comes out from under the header and the bar at the foot. */
const clearOfBars =
  '[&_:is(input,button,fieldset)]:scroll-mt-24 max-lg:[&_:is(input,button,fieldset)]:scroll-mb-36'

/** All steps of a single homeopathic remedy, and the label that fills as one chooses (D2 §4). */
export const HomeopathySelector = ({ given }: Props) => {
  const { t } = useLingui()
  const { prices, remediesUrl } = given
  const { selection, remedy, choose, chooseRemedy, clear } = useSelection(given)
  const [isAnew, setIsAnew] = useState(false)
  const addToCart = useAddToCart()
  const choices = choicesOf(selection, remedy)
  const quoted = quote(selection, prices)
  useAddressOf(selection)
  useReportMiss(quoted, selection)

  const startAnew = () => {
    setIsAnew(true)
    clear()
  }
  const add = () => {
    const info = homeopathyInfo(selection)
    if (!remedy || !info || quoted.state !== 'found') return
    const { productId: WcId, price } = quoted
    const { quantity } = selection
    addToCart({ WcId, name: remedy.name, icon: 'homeopathy', price, quantity, info })
  }
  const summary = { selection, remedy, quote: quoted, onAdd: add, onStartAnew: startAnew }
  return (
    <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className={clearOfBars}>
        <RemedyStep
          selection={selection}
          remedy={remedy}
          remediesUrl={remediesUrl}
          takesFocus={isAnew}
          onChoose={chooseRemedy}
          onClear={startAnew}
        />
        <ScaleStep choices={choices.scales} selection={selection} remedy={remedy} choose={choose} />
        <DilutionStep selection={selection} remedy={remedy} choose={choose} />
        <FormStep choices={choices} selection={selection} choose={choose} />
        <SizeStep choices={choices.sizes} selection={selection} prices={prices} choose={choose} />
        <QuantityStep selection={selection} choose={choose} />
      </div>
      <Summary {...summary} />
      <SummaryBar {...summary} />
      <p role="status" className="sr-only">
        {quoted.state === 'found' &&
          `${sentenceOf(selection, remedy, t)} — ${formatMoney(quoted.total)}`}
        {quoted.state === 'not-found' &&
          t`This combination cannot be ordered online. Please contact us.`}
      </p>
    </div>
  )
}
