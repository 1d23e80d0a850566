import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { homeopathyInfo } from '../../../domain/cart/line-info.ts'
import { choicesOf } from '../../../domain/homeopathy/choices.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import { writeRemedyCode } from '../../../domain/homeopathy/remedy-code.ts'
import { isSelectionComplete, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { homeopathyReasonMessages } from '../../../messages/shop/homeopathy-reasons.ts'
import {
  carrierNames,
  formNames,
  preparationParts,
  sizeNames,
} from '../../../messages/shop/preparations.ts'
import { remedyLists } from '../picker/fetched-lists.ts'
import { LabelFrame, LabelLine } from '../selector/label-frame.tsx'
import { RemedySelector } from '../selector/remedy-selector.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { DilutionStep, PharmaceuticalFormStep, ScaleStep, SizeStep } from './homeopathy-steps.tsx'
import {
  applyEvents,
  clearKept,
  findMissingStep,
  homeopathyQuote,
  nextStep,
  nothingChosen,
  type SelectionState,
  startKept,
  stateWith,
} from './selection-state.ts'

const loadCombobox = async () => (await import('./remedy-combobox.tsx')).RemedyCombobox

const prompts = {
  remedy: msg`Choose the remedy`,
  scale: msg`Choose the scale`,
  dilution: msg`Choose the dilution`,
  form: msg`Choose the form`,
  carrier: msg`Choose the vehicle`,
  size: msg`Choose the size`,
}

/** The label of a single homeopathic remedy. */
const RemedyLabel = ({ selection, remedy }: SelectionState) => {
  const { t } = useLingui()
  const { scale, dilution, form, carrier, size } = selection
  const line =
    remedy && isSelectionComplete(selection)
      ? { name: remedy.name, info: homeopathyInfo(selection, remedy.id) }
      : undefined
  return (
    <LabelFrame
      family={t`Homeopathy`}
      fill="bg-homeopathy"
      line={line}
      name={remedy?.name}
      strong={scale && dilution && dilutionText(scale, dilution)}
    >
      <LabelLine name={t`Form`}>{form && t(formNames[form])}</LabelLine>
      {form === 'drops' && (
        <LabelLine name={t`Vehicle`}>{carrier && t(carrierNames[carrier])}</LabelLine>
      )}
      <LabelLine name={t`Size`}>{size && t(sizeNames[size])}</LabelLine>
    </LabelFrame>
  )
}

/** `title` is the page's. */
type Props = { given: SelectionState & { prices: Prices; remediesUrl: string }; title: string }

/** The selector of a single homeopathic remedy (D2 §4). */
export default function HomeopathySelector({ given, title }: Props) {
  const { t } = useLingui()
  const { prices, remediesUrl } = given
  const [state, setState] = useState<SelectionState>(given)
  const { selection, remedy, kept } = state
  const { quantity, ...preparation } = selection
  const choices = choicesOf(selection, remedy)
  const choose = (...events: readonly SelectionEvent[]) =>
    setState((before) => applyEvents(before, events))
  const step = nextStep(selection)
  const waiting = findMissingStep('quantity', selection)
  const keptChoices = { ...kept?.chosen, ...kept?.waiting }
  // A potency that is not offered is named with its scale.
  const scale = kept?.dropped.dilution !== undefined && selection.scale
  const dropped = { ...(scale && { scale }), ...kept?.dropped }
  return (
    <RemedySelector
      page={{ key: 'shop.homeopathy.remedies', title, remedyCode: writeRemedyCode(selection) }}
      request={{ family: 'homeopathy', ...preparation }}
      label={<RemedyLabel {...state} />}
      parts={preparationParts(selection, t)}
      quote={homeopathyQuote(selection, prices)}
      line={
        remedy && isSelectionComplete(selection)
          ? { name: remedy.name, info: homeopathyInfo(selection, remedy.id) }
          : undefined
      }
      prompt={step && { step, text: prompts[step] }}
      kept={preparationParts(keptChoices, t)}
      dropped={preparationParts(dropped, t)}
      onClearKept={() => setState(clearKept)}
      onClear={() => setState(nothingChosen)}
      onRestart={() => setState(startKept)}
      picker={{
        source: { url: remediesUrl, lists: remedyLists },
        label: t`Name or abbreviation`,
        loadCombobox,
        onChoose: (chosen, typed) => setState((before) => stateWith(chosen, typed, before.kept)),
      }}
      chosen={remedy}
      chosenDetail={remedy?.abbreviation}
      nextStep={step ?? 'quantity'}
      quantity={{
        number: 6,
        quantity,
        waiting: waiting && t(homeopathyReasonMessages[waiting]()),
        onChange: (wanted) => choose({ type: 'set-quantity', quantity: wanted }),
      }}
    >
      <ScaleStep {...{ state, choices, choose }} />
      <DilutionStep {...{ state, choose }} />
      <PharmaceuticalFormStep {...{ state, choices, choose }} />
      <SizeStep {...{ state, choices, choose, prices }} />
    </RemedySelector>
  )
}
