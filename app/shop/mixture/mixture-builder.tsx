import { Trans, useLingui } from '@lingui/react/macro'
import { dequal } from 'dequal/lite'
import { useCallback, useMemo, useState } from 'react'
import { mixtureInfo } from '../../../domain/cart/mixture-info.ts'
import { type MixtureState, mixtureOf } from '../../../domain/mixture/builder.ts'
import { type DilutionsOf, finishedOf } from '../../../domain/mixture/draft.ts'
import { substanceDraftMessage } from '../../../messages/shop/substance-drafts.ts'
import { usePainted } from '../../../ui/use-painted.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { waitingId } from '../selector/steps/step-ids.ts'
import type { SummaryProps } from '../selector/summary.tsx'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useChoiceParts } from './lazy-components.ts'
import { MixtureLabel } from './mixture-label.tsx'
import { mixturePromptFor } from './mixture-prompt.ts'
import { mixtureQuote } from './mixture-quote.ts'
import { mixtureSummary } from './mixture-summary.ts'
import { persistedMixture } from './persisted-mixture.ts'
import { formFacts, MixtureFormStep } from './steps/mixture-form-step.tsx'
import { MixtureQuantityStep } from './steps/mixture-quantity-step.tsx'
import { MixtureSizeStep, pricedSizes } from './steps/mixture-size-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { findListed, type ListAddresses } from './substances/substance-lists.ts'
import { SubstancesStep } from './substances/substances-step.tsx'
import { useLists } from './substances/use-lists.ts'
import { useBuilder } from './use-builder.ts'

/** Returns the previous object while the new one is deeply equal, to avoid rendering. */
const useStableValue = <Value,>(value: Value): Value => {
  const [stable, setStable] = useState(value)
  if (stable === value || dequal(stable, value)) return stable
  setStable(value)
  return value
}

/** The mixture as a request of `POST /api/shop/price`, with remedy ids. */
const requestedMixture = ({ substances, form, carrier, size }: MixtureState) => ({
  family: 'custom',
  form,
  carrier,
  size,
  substances: substances
    .filter(finishedOf)
    .map(({ type, remedy, scale, dilution }) => ({ type, remedy: remedy?.id, scale, dilution })),
})

type Props = { prices: Prices; addresses: ListAddresses }

/** The builder of mixtures: substances, then form, carrier, size, name and quantity (D2 §4). */
export default function MixtureBuilder({ prices, addresses }: Props) {
  const { t } = useLingui()
  useLists(addresses)
  const { state, view, news, actions } = useBuilder(addresses)
  const [added, setAdded] = useState<MixtureState>()
  const [isAsking, setIsAsking] = useState(false)
  const addToCart = useAddToCart()
  const dilutionsOf: DilutionsOf = useCallback(
    (id) => findListed('Homeopathy', addresses, id)?.dilutions,
    [addresses],
  )
  const { change } = actions
  const isAnyComplete = state.substances.some((draft) => finishedOf(draft))
  const { part: choiceParts, failure } = useChoiceParts(isAnyComplete || isAsking)
  // The edited step renders first; dependent parts follow after the paint.
  const shown = usePainted(state)
  const facts = useStableValue(useMemo(() => formFacts(shown, dilutionsOf), [shown, dilutionsOf]))
  const sizes = useStableValue(useMemo(() => pricedSizes(shown, prices), [shown, prices]))
  const { mixture, quote, asked } = useMemo(() => {
    const made = mixtureOf(shown)
    const quoted = mixtureQuote(made, shown.quantity, prices)
    return { mixture: made, quote: quoted, asked: requestedMixture(shown) }
  }, [shown, prices])
  useReportMissingPrice(quote, asked)

  const restart = useCallback(() => {
    setAdded(undefined)
    actions.restart()
  }, [actions])
  const summary = useMemo((): SummaryProps => {
    const { quantity } = shown
    // Adds the current mixture, also before the summary shows it.
    const add = () => {
      const current = persistedMixture()
      const made = mixtureOf(current)
      const found = mixtureQuote(made, current.quantity, prices)
      if (!made || found.state !== 'found') return
      const given = current.name.trim()
      addToCart({
        WcId: found.productId,
        name: given || t`Custom mixture`,
        price: found.price,
        quantity: current.quantity,
        info: mixtureInfo(made, given),
      }).then((isAdded) => isAdded && setAdded(current))
    }
    const given = shown.name.trim()
    return {
      name: shown.substances.length > 0 ? shown.name.trim() || t`Custom mixture` : '',
      parts: mixtureSummary(shown, t),
      label: <MixtureLabel state={shown} />,
      quote,
      quantity,
      line:
        mixture && quote.state === 'found'
          ? {
              WcId: quote.productId,
              name: given || t`Custom mixture`,
              info: mixtureInfo(mixture, given),
            }
          : undefined,
      prompt: mixturePromptFor(shown),
      describedBy: waitingId('form'),
      note: choiceParts && mixture && quote.state === 'found' && (
        <choiceParts.PriceNote mixture={mixture} prices={prices} />
      ),
      onAdd: add,
      onRestart: () => (shown === added ? restart() : setIsAsking(true)),
      restartLabel: <Trans>Start a new mixture</Trans>,
    }
  }, [shown, mixture, quote, prices, added, choiceParts, addToCart, restart, t])
  return (
    <>
      <SelectorFrame summary={summary}>
        <SubstancesStep {...{ state, view, actions, addresses }} />
        <MixtureFormStep
          facts={facts}
          form={state.form}
          carrier={state.carrier}
          taken={news.taken}
          change={change}
        />
        <MixtureSizeStep sizes={sizes} chosen={state.size} change={change} />
        <NameStep name={state.name} change={change} />
        <MixtureQuantityStep quantity={state.quantity} change={change} />
      </SelectorFrame>
      <p role="status" className="sr-only">
        {news.finished && t`${substanceDraftMessage(news.finished)}: complete.`}
      </p>
      {choiceParts ? (
        <choiceParts.RestartQuestion
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onRestart={restart}
        />
      ) : (
        // Otherwise shown by the step of the form.
        !isAnyComplete && failure
      )}
    </>
  )
}
