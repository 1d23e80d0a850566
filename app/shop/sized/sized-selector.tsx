import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { onlyPricedSize, type SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { sizedEventsOf } from '../../../domain/search/sized-query-events.ts'
import { writeSizedCode } from '../../../domain/sized/sized-code.ts'
import { type SizedSelection, sizedSlug } from '../../../domain/sized/sized-selection.ts'
import { sizeMessage } from '../../../messages/shop/preparations.ts'
import { lazyComponent } from '../../../ui/lazy-part.tsx'
import { addThenOfferRestart } from '../another-remedy/add-then-offer-restart.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { loadPickerCombobox } from '../picker/picker.tsx'
import type { Prompt } from '../selector/add-button.tsx'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import { type Prices, selectorQuote } from '../selector/selector-quote.ts'
import { PickStep } from '../selector/steps/pick-step.tsx'
import { SelectedQuantityStep } from '../selector/steps/quantity-step.tsx'
import { useRemedyTitle } from '../selector/use-remedy-title.ts'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useSelectionAddress } from '../selector/use-selection-address.ts'
import { type PickableRemedy, pickableRemedy } from './pickable-remedy.ts'
import { type OfferTexts, RemedyDescription } from './remedy-description.tsx'
import { SizedLabel } from './sized-label.tsx'
import { sizedLine } from './sized-line.ts'
import { sizedSearchTexts } from './sized-search-texts.ts'
import { SizedSizeStep } from './sized-size-step.tsx'
import { useSized } from './use-sized.ts'

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
