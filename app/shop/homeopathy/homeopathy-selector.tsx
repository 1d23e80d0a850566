import { useLingui } from '@lingui/react/macro'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { preparationParts } from '../../../messages/shop/preparations.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { SelectedQuantityStep } from '../selector/steps/quantity-step.tsx'
import type { SummaryProps } from '../selector/summary.tsx'
import { useRemedyTitle } from '../selector/use-remedy-title.ts'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useSelectionAddress } from '../selector/use-selection-address.ts'
import type { SelectionState } from './apply-events.ts'
import { homeopathyLine } from './homeopathy-line.ts'
import { homeopathyPromptFor } from './homeopathy-prompt.ts'
import { homeopathyQuote } from './homeopathy-quote.ts'
import { findMissingStep } from './next-step.ts'
import { RemedyLabel } from './remedy-label.tsx'
import { DilutionStep } from './steps/dilution-step.tsx'
import { PharmaceuticalFormStep } from './steps/form-step.tsx'
import { RemedyStep } from './steps/remedy-step.tsx'
import { ScaleStep } from './steps/scale-step.tsx'
import { SizeStep } from './steps/size-step.tsx'
import { loadSearch, useSelection } from './use-selection.ts'

/** `given` keeps its identity until the address changes; `title` is the page's. */
type Props = { given: SelectionState & { prices: Prices; remediesUrl: string }; title: string }

/** Adds the current selection to the cart, also before the summary shows it. */
const useAdd = (current: SelectionState, prices: Prices) => {
  const addToCart = useAddToCart()
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })
  return useCallback(() => {
    const quote = homeopathyQuote(latest.current.selection, prices)
    const line = homeopathyLine(latest.current, quote)
    return line && addToCart(line)
  }, [addToCart, prices])
}

/** The selector of a single homeopathic remedy, with the label of the current selection (D2 §4). */
export default function HomeopathySelector({ given, title }: Props) {
  const { t } = useLingui()
  const { prices, remediesUrl } = given
  const { current, shown, stateOf, choose, chooseRemedy, ...reset } = useSelection(given)
  const [isRestarted, setIsRestarted] = useState(false)
  const add = useAdd(current, prices)
  const quoted = useMemo(() => homeopathyQuote(shown.selection, prices), [shown, prices])
  const { quantity: _, ...preparation } = shown.selection
  useSelectionAddress('shop.homeopathy.remedies', writeRemedyCode(current.selection))
  useRemedyTitle(current.remedy?.name, title)
  useReportMissingPrice(quoted, { family: 'homeopathy', ...preparation })

  const { clear, clearKept } = reset
  const clearAll = useCallback(() => {
    setIsRestarted(true)
    clear()
  }, [clear])
  const restart = useCallback(() => {
    setIsRestarted(true)
    showPending(reset.restart())
  }, [reset.restart])
  const setQuantity = useCallback(
    (quantity: number) => choose({ type: 'set-quantity', quantity }),
    [choose],
  )
  const summary = useMemo((): SummaryProps => {
    const { selection, remedy } = shown
    return {
      name: remedy?.name ?? '',
      parts: [...preparationParts(selection, t), `× ${selection.quantity}`],
      label: <RemedyLabel selection={selection} remedy={remedy} />,
      quote: quoted,
      line: homeopathyLine(shown, quoted),
      quantity: selection.quantity,
      prompt: homeopathyPromptFor(selection),
      onAdd: add,
      onRestart: restart,
    }
  }, [shown, quoted, add, restart, t])
  const enter = useCallback(async () => {
    // Without network, no other remedy is offered.
    const search = await loadSearch().catch(() => undefined)
    return search ? search.addThenOfferRestart(add) : add()
  }, [add])
  const { selection, remedy } = stateOf('quantity')
  const waiting = findMissingStep('quantity', selection)
  return (
    <SelectorFrame summary={summary}>
      <RemedyStep
        remediesUrl={remediesUrl}
        state={stateOf('remedy')}
        takesFocus={isRestarted}
        onChoose={chooseRemedy}
        onClear={clearAll}
        onClearKept={clearKept}
      />
      <ScaleStep state={stateOf('scale')} choose={choose} />
      <DilutionStep state={stateOf('dilution')} choose={choose} />
      <PharmaceuticalFormStep state={stateOf('form')} choose={choose} />
      <SizeStep state={stateOf('size')} prices={prices} choose={choose} />
      <SelectedQuantityStep
        number={6}
        quantity={selection.quantity}
        of={remedy?.name ?? ''}
        waiting={waiting && t(homeopathyReasonMessages[waiting]())}
        onChange={setQuantity}
        onEnter={enter}
      />
    </SelectorFrame>
  )
}
