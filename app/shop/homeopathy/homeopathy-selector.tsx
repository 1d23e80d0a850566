import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { choicesOf } from '../../../domain/homeopathy/choices.ts'
import { scalesOf } from '../../../domain/homeopathy/remedy.ts'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import { isComplete } from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { preparationParts } from '../../../messages/shop/preparations.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { remedyLists } from '../picker/fetched-lists.ts'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { PickStep } from '../selector/steps/pick-step.tsx'
import { QuantityStep } from '../selector/steps/quantity-step.tsx'
import { useRemedyTitle } from '../selector/use-remedy-title.ts'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useSelectionAddress } from '../selector/use-selection-address.ts'
import type { SelectionState } from './apply-events.ts'
import { promptFor } from './homeopathy-prompt.ts'
import { homeopathyQuote } from './homeopathy-quote.ts'
import { findMissingStep } from './next-step.ts'
import { RemedyLabel } from './remedy-label.tsx'
import { DilutionStep } from './steps/dilution-step.tsx'
import { FormStep } from './steps/form-step.tsx'
import { ScaleStep } from './steps/scale-step.tsx'
import { SizeStep } from './steps/size-step.tsx'
import { useSelection } from './use-selection.ts'

/** `given` keeps its identity until the address changes; `title` is the page's. */
type Props = { given: SelectionState & { prices: Prices; remediesUrl: string }; title: string }

/** The selector of a single homeopathic remedy, with the label of the current selection (D2 §4). */
export default function HomeopathySelector({ given, title }: Props) {
  const { t } = useLingui()
  const { prices, remediesUrl } = given
  const { selection, remedy, choose, chooseRemedy, clear } = useSelection(given)
  const [isRestarted, setIsRestarted] = useState(false)
  const addToCart = useAddToCart()
  const choices = choicesOf(selection, remedy)
  const quoted = homeopathyQuote(selection, prices)
  const { quantity, ...preparation } = selection
  useSelectionAddress('shop.homeopathy.remedies', writeRemedyCode(selection))
  useRemedyTitle(remedy?.name, title)
  useReportMissingPrice(quoted, { family: 'homeopathy', ...preparation })

  const restart = () => {
    setIsRestarted(true)
    clear()
  }
  const add = () => {
    if (!remedy || !isComplete(selection) || quoted.state !== 'found') return
    const { productId: WcId, price } = quoted
    const info = homeopathyInfo(selection, remedy.id)
    addToCart({ WcId, name: remedy.name, price, quantity, info })
  }
  const waiting = findMissingStep('quantity', selection)
  return (
    <SelectorFrame
      summary={{
        name: remedy?.name ?? '',
        parts: [...preparationParts(selection, t), `× ${quantity}`],
        label: <RemedyLabel selection={selection} remedy={remedy} />,
        quote: quoted,
        quantity,
        prompt: promptFor(selection),
        onAdd: add,
        onRestart: restart,
      }}
    >
      <PickStep
        source={{ url: remediesUrl, lists: remedyLists }}
        label={<Trans>Name or abbreviation</Trans>}
        detailOf={(item) => scalesOf(item).join(' ')}
        chosen={remedy}
        chosenDetail={remedy?.abbreviation}
        nextStep="scale"
        takesFocus={isRestarted}
        onChoose={chooseRemedy}
        onClear={restart}
      />
      <ScaleStep choices={choices.scales} selection={selection} remedy={remedy} choose={choose} />
      <DilutionStep selection={selection} remedy={remedy} choose={choose} />
      <FormStep choices={choices} selection={selection} choose={choose} />
      <SizeStep choices={choices.sizes} selection={selection} prices={prices} choose={choose} />
      <QuantityStep
        number={6}
        quantity={quantity}
        of={remedy?.name ?? ''}
        waiting={waiting && t(homeopathyReasonMessages[waiting]())}
        onChange={(wanted) => choose({ type: 'set-quantity', quantity: wanted })}
      />
    </SelectorFrame>
  )
}
