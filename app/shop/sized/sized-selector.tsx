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
import { writeSizedCode } from '../../../domain/sized/sized-code.ts'
import { type SizedSelection, sizedSlug } from '../../../domain/sized/sized-selection.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import { pageNames } from '../../../messages/site/page-names.ts'
import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { Price } from '../../../ui/price.tsx'
import { addThenOfferRestart } from '../another-remedy/add-then-offer-restart.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { loadPickerCombobox } from '../picker/picker.tsx'
import type { Prompt } from '../selector/add-button.tsx'
import { LabelFrame } from '../selector/label-frame.tsx'
import { RadioCards } from '../selector/radio-cards.tsx'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import { type Prices, selectorQuote } from '../selector/selector-quote.ts'
import { PickStep } from '../selector/steps/pick-step.tsx'
import { SelectedQuantityStep } from '../selector/steps/quantity-step.tsx'
import { StepFrame } from '../selector/steps/step-frame.tsx'
import { useRemedyTitle } from '../selector/use-remedy-title.ts'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useSelectionAddress } from '../selector/use-selection-address.ts'
import { type PickableRemedy, pickableRemedy } from './pickable-remedy.ts'
import { type OfferTexts, RemedyDescription } from './remedy-description.tsx'
import { sizedLine } from './sized-line.ts'
import { sizedSearchTexts } from './sized-search-texts.ts'
import { useSized } from './use-sized.ts'

type SizedSizeStepProps = {
  family: SizedFamily
  selection: SizedSelection
  prices: Prices
  waiting: ReactNode
  isKept: boolean
  onChoose: (size: FamilySize) => void
}

/** The sizes with prices, which are the same for all remedies of a family. */
const SizedSizeStep = (props: SizedSizeStepProps) => {
  const { family, selection, prices, waiting, isKept, onChoose } = props
  const sizes = familySizes(family)
  return (
    <StepFrame
      step="size"
      number={2}
      title={<Trans>Size</Trans>}
      waiting={waiting}
      isKept={isKept}
      answer={selection.size && sizeMessage(selection.size)}
    >
      <RadioCards
        name="size"
        choices={sizes.map((value) => ({ value, available: !waiting }))}
        chosen={selection.size}
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

type Props = {
  family: SizedFamily
  selection: SizedSelection
  remedy: FamilyRemedy | undefined
}

/** The label of a bottle of gemmo-, phyto- or oligotherapy. */
const SizedLabel = ({ family, selection, remedy }: Props) => {
  const { t } = useLingui()
  const { placeholder } = sizedSearchTexts[family]
  const { size } = selection
  const line =
    remedy && size
      ? { name: nameOnLine(family, remedy), info: sizedInfo(family, size, remedy.id) }
      : undefined
  return (
    <LabelFrame
      family={t(pageNames[`shop.${family}`])}
      fill={`bg-${family}`}
      line={line}
      name={remedy?.name}
      placeholder={t(placeholder)}
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

const KeptNotice = lazyComponent(
  async () => (await import('../another-remedy/kept-notice.tsx')).default,
)

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

/**
 * The selector of gemmo-, phyto- and oligotherapy: remedy and size (D2 §4). `given` keeps its
 * identity until the address changes; `title` is the page's.
 */
export default function SizedSelector({ given, title }: { given: SizedOffer; title: string }) {
  const { t } = useLingui()
  const { family, remedies, prices } = given
  const entries = useMemo(() => remedies.map(pickableRemedy), [remedies])
  const offer = useMemo(
    () => ({
      family,
      remedies: new Set(remedies.map(({ id }) => id)),
      onlySize: onlyPricedSize(family, prices),
    }),
    [family, remedies, prices],
  )
  const { selection, kept, choose, restart, clearKept } = useSized(given, offer)
  const [isRestarted, setIsRestarted] = useState(false)
  const addToCart = useAddToCart()
  const remedy = entries.find(({ id }) => id === selection.remedy)
  const { size, quantity } = selection
  const quote = selectorQuote(sizedSlug(family, selection), quantity, prices)
  useSelectionAddress(`shop.${family}`, writeSizedCode(selection))
  useRemedyTitle(remedy?.name, title)
  useReportMissingPrice(quote, { family, remedy: selection.remedy, size })

  const line = sizedLine({ family, selection, remedy, quote })
  const add = () => line && addToCart(line)
  const waiting = remedy ? undefined : <Trans>Choose a remedy first.</Trans>
  return (
    <SelectorFrame
      summary={{
        name: remedy?.name ?? '',
        parts: [...(size ? [sizeMessage(size)] : []), `× ${quantity}`],
        label: <SizedLabel family={family} selection={selection} remedy={remedy} />,
        quote,
        quantity,
        line,
        prompt: promptFor(selection),
        onAdd: add,
        onRestart: () => {
          setIsRestarted(true)
          restart()
        },
      }}
    >
      <PickStep
        source={{ items: entries }}
        label={t(sizedSearchTexts[family].search)}
        loadCombobox={loadPickerCombobox<PickableRemedy>}
        chosen={remedy}
        chosenDetail={<i>{remedy?.detail}</i>}
        about={remedy && <RemedyDescription id={remedy.id} texts={given.texts} />}
        notice={
          isRestarted && (
            <KeptNotice
              kept={kept ? [sizeMessage(kept)] : []}
              dropped={[]}
              name={remedy?.name}
              onClear={clearKept}
            />
          )
        }
        nextStep={size ? 'quantity' : 'size'}
        takesFocus={isRestarted}
        onChoose={({ id }, rest) => {
          const typed = rest ? sizedEventsOf(rest, family) : []
          choose({ type: 'choose-remedy', remedy: id }, ...typed)
        }}
        onClear={() => {
          setIsRestarted(true)
          choose({ type: 'clear' })
        }}
      />
      <SizedSizeStep
        family={family}
        selection={selection}
        prices={prices}
        waiting={waiting}
        isKept={kept !== undefined && remedy !== undefined}
        onChoose={(value) => choose({ type: 'choose-size', size: value })}
      />
      <SelectedQuantityStep
        number={3}
        quantity={quantity}
        of={remedy?.name ?? ''}
        waiting={waiting}
        onChange={(wanted) => choose({ type: 'set-quantity', quantity: wanted })}
        onEnter={() => addThenOfferRestart(add)}
      />
    </SelectorFrame>
  )
}
