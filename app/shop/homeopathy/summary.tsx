import { Trans, useLingui } from '@lingui/react/macro'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { preparationParts } from '../preparation-texts.ts'
import { AddButton } from './add-button.tsx'
import { PriceLines } from './price-lines.tsx'
import type { Quote } from './quote.ts'
import { RemedyLabel } from './remedy-label.tsx'
import { sentenceOf } from './sentence.ts'

type Props = {
  selection: Selection
  remedy: Remedy | undefined
  quote: Quote
  onAdd: () => void
  onStartAnew: () => void
}

const StartAnew = ({ onStartAnew }: { onStartAnew: () => void }) => (
  <Button look="plain" className="w-full" onClick={onStartAnew}>
    <Trans>Configure another</Trans>
  </Button>
)

/** Beside the steps on wide screens: label, price and the way into the cart. */
export const Summary = ({ selection, remedy, quote, onAdd, onStartAnew }: Props) => {
  const { t } = useLingui()
  return (
    <div className="sticky top-24 grid gap-4 max-lg:hidden">
      <RemedyLabel selection={selection} remedy={remedy} />
      <div className="grid min-h-24 content-start gap-2">
        <p className="text-sm leading-snug text-muted">{sentenceOf(selection, remedy, t)}</p>
        <PriceLines quote={quote} quantity={selection.quantity} />
      </div>
      <div className="grid gap-1">
        <AddButton selection={selection} quote={quote} onAdd={onAdd} />
        {quote.state !== 'open' && <StartAnew onStartAnew={onStartAnew} />}
      </div>
    </div>
  )
}

/** At the foot of small screens: the label as one sentence, which opens to the whole of it. */
export const SummaryBar = ({ selection, remedy, quote, onAdd, onStartAnew }: Props) => {
  const { t } = useLingui()
  if (!remedy) return null
  // Lines break between the parts of the sentence, not within them.
  const parts = [...preparationParts(selection, t), `× ${selection.quantity}`].map((part) =>
    part.replaceAll(' ', '\u00a0'),
  )
  return (
    <div className="sticky bottom-0 z-10 -mx-[clamp(1rem,4vw,3rem)] border-t border-line bg-sheet px-[clamp(1rem,4vw,3rem)] pt-1 pb-3 shadow-[0_-8px_24px_-16px_rgb(30_43_35/0.5)] lg:hidden">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 py-1 leading-tight [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block truncate font-serif text-lg">{remedy.name}</span>
            <span className="block text-sm text-muted">{parts.join(' · ')}</span>
          </span>
          <span className="ml-auto shrink-0">
            {quote.state === 'found' && <Price amount={quote.total} className="text-lg" />}
          </span>
          <Icon
            name="caret-down"
            className="size-5 text-muted transition-transform group-open:rotate-0 rotate-180"
          />
        </summary>
        <div className="mx-auto grid max-h-[55dvh] max-w-96 gap-4 overflow-y-auto p-1 pb-3">
          <RemedyLabel selection={selection} remedy={remedy} />
          {quote.state === 'found' && <PriceLines quote={quote} quantity={selection.quantity} />}
          {quote.state !== 'open' && <StartAnew onStartAnew={onStartAnew} />}
        </div>
      </details>
      {quote.state === 'not-found' && <PriceLines quote={quote} quantity={selection.quantity} />}
      <AddButton selection={selection} quote={quote} onAdd={onAdd} />
    </div>
  )
}
