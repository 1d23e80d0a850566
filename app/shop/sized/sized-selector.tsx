import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo, useState } from 'react'
import { sizedInfo } from '../../../domain/cart/line-info.ts'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import {
  type FamilySize,
  familyPriceSlug,
  familySizes,
  nameOnLine,
  onlyPricedSize,
  type SizedFamily,
} from '../../../domain/catalogue/sized-family.ts'
import { sizedEventsOf } from '../../../domain/search/sized-query-events.ts'
import {
  emptySized,
  nextSized,
  type Offer,
  type SizedEvent,
  type SizedSelection,
  sizedSlug,
  writeSizedCode,
} from '../../../domain/sized/sized-selection.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import type { LabelledSelection } from '../../../messages/shop/selection-pictures.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { Price } from '../../../ui/price.tsx'
import { loadPickerCombobox } from '../picker/picker.tsx'
import type { Prompt } from '../selector/add-button.tsx'
import { RadioCards } from '../selector/choice-cards.tsx'
import { LabelFrame } from '../selector/label-frame.tsx'
import { RemedySelector } from '../selector/remedy-selector.tsx'
import { type Prices, selectorQuote } from '../selector/selector-quote.ts'
import { StepFrame } from '../selector/step-frame.tsx'
import { type PickableRemedy, pickableRemedy } from './pickable-remedy.ts'
import { type OfferTexts, RemedyDescription } from './remedy-description.tsx'

/** The texts of each family's selector. */
const searchTexts = {
  gemmotherapy: { placeholder: msg`Your macerate`, search: msg`Name or Latin name` },
  phytotherapy: { placeholder: msg`Your tincture`, search: msg`Name or Latin name` },
  oligotherapy: { placeholder: msg`Your element`, search: msg`Name or symbol` },
} as const satisfies Record<SizedFamily, unknown>

/** `kept`: the size of the previous remedy. */
type State = { selection: SizedSelection; kept?: FamilySize | undefined }

const afterEvents = (before: State, events: readonly SizedEvent[], offer: Offer): State => {
  const { kept } = before
  const keeps: SizedEvent[] =
    events[0]?.type === 'choose-remedy' && kept ? [{ type: 'choose-size', size: kept }] : []
  const [first, ...others] = events
  const inOrder = first ? [first, ...keeps, ...others] : []
  const selection = inOrder.reduce((one, event) => nextSized(one, event, offer), before.selection)
  const isKept = selection.remedy === undefined || selection.size === kept
  return { selection, kept: isKept && first?.type !== 'clear' ? kept : undefined }
}

type SizeStepProps = {
  family: SizedFamily
  chosen: FamilySize | undefined
  prices: Prices
  waiting: ReactNode
  isKept: boolean
  onChoose: (size: FamilySize) => void
}

/** The sizes with prices, which are the same for all remedies of a family. */
const SizedSizeStep = (props: SizeStepProps) => {
  const { family, chosen, prices, waiting, isKept, onChoose } = props
  const sizes = familySizes(family)
  return (
    <StepFrame
      step="size"
      number={2}
      title={<Trans>Size</Trans>}
      waiting={waiting}
      isKept={isKept}
      answer={chosen && sizeMessage(chosen)}
    >
      <RadioCards
        name="size"
        choices={sizes.map((value) => ({ value, available: !waiting }))}
        chosen={chosen}
        onChoose={onChoose}
        className={
          sizes.length === 3 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2 md:max-lg:grid-cols-4'
        }
      >
        {(value) => {
          const one = selectorQuote(familyPriceSlug(family, value), 1, prices)
          return (
            <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 pr-4 font-medium">
              {sizeMessage(value)}
              {one.state === 'found' && <Price amount={one.price} className="text-sm" />}
            </span>
          )
        }}
      </RadioCards>
    </StepFrame>
  )
}

type LabelProps = {
  family: SizedFamily
  size: FamilySize | undefined
  remedy: FamilyRemedy | undefined
  line: LabelledSelection | undefined
}

/** The label of a bottle of gemmo-, phyto- or oligotherapy. */
const SizedLabel = ({ family, size, remedy, line }: LabelProps) => {
  const { t } = useLingui()
  return (
    <LabelFrame
      family={t(pageNames[`shop.${family}`])}
      fill={`bg-${family}`}
      line={line}
      name={remedy?.name}
      placeholder={t(searchTexts[family].placeholder)}
      body={
        <>
          <p className="min-h-6 text-center italic">{remedy?.detail}</p>
          <p className="mt-2 min-h-12 text-center text-4xl font-semibold tracking-tight tabular-nums">
            {size && sizeMessage(size)}
          </p>
        </>
      }
    />
  )
}

export type SizedOffer = {
  family: SizedFamily
  remedies: readonly FamilyRemedy[]
  prices: Prices
  /** The selection in the address. */
  selection: SizedSelection
  texts: OfferTexts
}

const promptFor = ({ remedy, size }: SizedSelection): Prompt | undefined => {
  if (remedy === undefined) return { step: 'remedy', text: msg`Choose the remedy` }
  return size === undefined ? { step: 'size', text: msg`Choose the size` } : undefined
}

/** The selector of gemmo-, phyto- and oligotherapy: remedy and size (D2 §4); `title` is the page's. */
export default function SizedSelector({ given, title }: { given: SizedOffer; title: string }) {
  const { t } = useLingui()
  const { family, remedies, prices } = given
  const entries = useMemo(() => remedies.map(pickableRemedy), [remedies])
  const [{ selection, kept }, setState] = useState<State>({ selection: given.selection })
  const choose = (...events: SizedEvent[]) => {
    const ids = new Set(remedies.map(({ id }) => id))
    const offer = { family, remedies: ids, onlySize: onlyPricedSize(family, prices) }
    setState((before) => afterEvents(before, events, offer))
  }
  const remedy = entries.find(({ id }) => id === selection.remedy)
  const { size, quantity } = selection
  const waiting = remedy ? undefined : t`Choose a remedy first.`
  const line =
    remedy && size
      ? { name: nameOnLine(family, remedy), info: sizedInfo(family, size, remedy.id) }
      : undefined
  return (
    <RemedySelector
      page={{ key: `shop.${family}`, title, remedyCode: writeSizedCode(selection) }}
      request={{ family, remedy: selection.remedy, size }}
      label={<SizedLabel {...{ family, size, remedy, line }} />}
      parts={size ? [sizeMessage(size)] : []}
      quote={selectorQuote(sizedSlug(family, selection), quantity, prices)}
      line={line}
      prompt={promptFor(selection)}
      kept={kept ? [sizeMessage(kept)] : []}
      dropped={[]}
      onClearKept={() => setState(({ selection: { size: _, ...rest } }) => ({ selection: rest }))}
      onClear={() => choose({ type: 'clear' })}
      onRestart={() => setState({ selection: emptySized, kept: size })}
      picker={{
        source: { items: entries },
        label: t(searchTexts[family].search),
        loadCombobox: loadPickerCombobox<PickableRemedy>,
        onChoose: ({ id }, rest) =>
          choose(
            { type: 'choose-remedy', remedy: id },
            ...(rest ? sizedEventsOf(rest, family) : []),
          ),
      }}
      chosen={remedy}
      chosenDetail={<i>{remedy?.detail}</i>}
      about={remedy && <RemedyDescription id={remedy.id} texts={given.texts} />}
      nextStep={size ? 'quantity' : 'size'}
      quantity={{
        number: 3,
        quantity,
        waiting,
        onChange: (wanted) => choose({ type: 'set-quantity', quantity: wanted }),
      }}
    >
      <SizedSizeStep
        {...{ family, prices, waiting }}
        chosen={size}
        isKept={kept !== undefined && remedy !== undefined}
        onChoose={(value) => choose({ type: 'choose-size', size: value })}
      />
    </RemedySelector>
  )
}
