import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-text.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import {
  isSelectionComplete,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import { preparationParts, sizeNames } from '../../../messages/shop/preparations.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import type { OfferedLine } from '../cart/put-in-cart.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { remedyLists } from '../picker/fetched-lists.ts'
import type { Prompt } from '../selector/add-button.tsx'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import type { Prices, SelectorQuote } from '../selector/selector-quote.ts'
import { SizeCards } from '../selector/size-cards.tsx'
import { PickStep } from '../selector/steps/pick-step.tsx'
import { SelectedQuantityStep } from '../selector/steps/quantity-step.tsx'
import type { SummaryProps } from '../selector/summary.tsx'
import { useRemedyTitle } from '../selector/use-remedy-title.ts'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useSelectionAddress } from '../selector/use-selection-address.ts'
import type { SelectionState } from './apply-events.ts'
import { choicesIn } from './choices-in.ts'
import { homeopathyQuote } from './homeopathy-quote.ts'
import { HomeopathyStep } from './homeopathy-step.tsx'
import { findMissingStep, nextStep } from './next-step.ts'
import { RemedyLabel } from './remedy-label.tsx'
import { DilutionChoice } from './steps/dilution-choice.tsx'
import { PharmaceuticalFormStep } from './steps/form-step.tsx'
import { ScaleStep } from './steps/scale-step.tsx'
import { type Choose, loadSearch, stepAfterRemedy, useSelection } from './use-selection.ts'

type SizeStepProps = { state: SelectionState; prices: Prices; choose: Choose }

const SizeStep = memo(({ state, prices, choose }: SizeStepProps) => {
  const { t } = useLingui()
  const { selection } = state
  const choices = choicesIn(state).sizes
  const { size } = selection
  return (
    <HomeopathyStep
      step="size"
      number={5}
      title={<Trans>Size</Trans>}
      state={state}
      answer={size && t(sizeNames[size])}
    >
      {choices.length > 0 && (
        <SizeCards
          choices={choices}
          chosen={size}
          priceOf={(value) => {
            const one = homeopathyQuote({ ...selection, size: value }, prices)
            return one.state === 'found' ? one.price : undefined
          }}
          onChoose={(value) => choose({ type: 'choose-size', size: value })}
        />
      )}
    </HomeopathyStep>
  )
})

type RemedyStepProps = {
  remediesUrl: string
  state: SelectionState
  takesFocus: boolean
  onChoose: (remedy: Remedy, typed: readonly SelectionEvent[]) => void
  onClear: () => void
  onClearKept: () => void
}

const loadCombobox = async () => (await loadSearch()).RemedyCombobox

const RemedyStep = memo(({ remediesUrl, state, onClearKept, ...rest }: RemedyStepProps) => {
  const { remedy, kept } = state
  return (
    <PickStep
      source={{ url: remediesUrl, lists: remedyLists }}
      label={<Trans>Name or abbreviation</Trans>}
      loadCombobox={loadCombobox}
      chosen={remedy}
      chosenDetail={remedy?.abbreviation}
      notice={kept && <kept.rules.Notice state={state} onClear={onClearKept} />}
      nextStep={stepAfterRemedy(state)}
      {...rest}
    />
  )
})

type DilutionStepProps = { state: SelectionState; choose: Choose }

const DilutionStep = memo(({ state, choose }: DilutionStepProps) => {
  const { selection, remedy } = state
  const { scale, dilution } = selection
  return (
    <HomeopathyStep
      step="dilution"
      number={3}
      title={<Trans>Dilution</Trans>}
      state={state}
      answer={scale && dilution && dilutionText(scale, dilution)}
    >
      {scale && (
        <DilutionChoice
          scale={scale}
          offered={remedy?.dilutions[scale] ?? []}
          chosen={dilution}
          onChoose={(value) => choose({ type: 'choose-dilution', dilution: value })}
        />
      )}
    </HomeopathyStep>
  )
})

/** The cart line of a complete selection, else undefined. */
const homeopathyLine = (
  { selection, remedy }: SelectionState,
  quote: SelectorQuote,
): OfferedLine | undefined => {
  if (!remedy || !isSelectionComplete(selection) || quote.state !== 'found') return undefined
  const { productId: WcId, price } = quote
  const info = homeopathyInfo(selection, remedy.id)
  return { WcId, name: remedy.name, price, quantity: selection.quantity, info }
}

const prompts = {
  remedy: msg`Choose the remedy`,
  scale: msg`Choose the scale`,
  dilution: msg`Choose the dilution`,
  form: msg`Choose the form`,
  carrier: msg`Choose the vehicle`,
  size: msg`Choose the size`,
}

/** The prompt for the next step; undefined when the selection is complete. */
const homeopathyPromptFor = (selection: Selection): Prompt | undefined => {
  const step = nextStep(selection)
  return step && { step, text: prompts[step] }
}

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
