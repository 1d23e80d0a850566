import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { type MixtureState, mixtureOf } from '../../../domain/mixture/builder.ts'
import type { DilutionsOf } from '../../../domain/mixture/draft.ts'
import { mixtureInfo } from '../../../domain/mixture/mixture-info.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import type { Prices } from '../selector/quote.ts'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import { useReportMiss } from '../selector/use-report-miss.ts'
import { askedMixture } from './asked-mixture.ts'
import { formFacts, MixtureFormStep } from './mixture-form-step.tsx'
import { MixtureLabel } from './mixture-label.tsx'
import { MixtureQuantityStep } from './mixture-quantity-step.tsx'
import { mixtureQuote } from './mixture-quote.ts'
import { MixtureSizeStep, pricedSizes } from './mixture-size-step.tsx'
import { NameStep } from './name-step.tsx'
import { useParts } from './parts-later.ts'
import { promptFor } from './prompt.ts'
import { findListed, type ListAddresses } from './substance-lists.ts'
import { draftText } from './substance-texts.ts'
import { SubstancesStep } from './substances-step.tsx'
import { useBuilder } from './use-builder.ts'
import { useLists } from './use-lists.ts'
import { useMixtureParts } from './use-mixture-parts.ts'
import { useSame } from './use-same.ts'

type Props = { prices: Prices; addresses: ListAddresses }

/** A mixture, substance by substance, then its form, carrier, size, name and quantity (D2 §4). */
export const MixtureBuilder = ({ prices, addresses }: Props) => {
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
  const { quantity } = state
  const { change } = actions
  const { PriceNote, StartAnewQuestion } = useParts(state.substances.length > 0)
  const facts = useSame(formFacts(state, dilutionsOf))
  const sizes = useSame(pricedSizes(state, prices))
  const mixture = mixtureOf(state)
  const quote = mixtureQuote(mixture, quantity, prices)
  const name = state.name.trim() || t`Own mixture`
  useReportMiss(quote, askedMixture(state))

  const add = () => {
    if (!mixture || quote.state !== 'found') return
    const { productId: WcId, price } = quote
    if (addToCart({ WcId, name, price, quantity, info: mixtureInfo(mixture) })) setAdded(state)
  }
  const startAnew = () => {
    setAdded(undefined)
    actions.startAnew()
  }
  return (
    <>
      <noscript>
        <p className="mb-6 rounded-md border-l-4 border-ochre-light bg-ochre-wash p-4">
          <Trans>
            Making a mixture here needs JavaScript. What mixtures cost stands below; the laboratory
            takes them by telephone too.
          </Trans>
        </p>
      </noscript>
      <SelectorFrame
        summary={{
          name: state.substances.length > 0 ? name : '',
          parts: useMixtureParts(state),
          label: <MixtureLabel state={state} />,
          quote,
          quantity,
          prompt: promptFor(state),
          note: PriceNote && mixture && quote.state === 'found' && (
            <PriceNote mixture={mixture} prices={prices} />
          ),
          onAdd: add,
          onStartAnew: () => (state === added ? startAnew() : setIsAsking(true)),
          startAnew: <Trans>Start a new mixture</Trans>,
        }}
      >
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
        <MixtureQuantityStep quantity={quantity} change={change} />
      </SelectorFrame>
      <p role="status" className="sr-only">
        {news.finished && t`${draftText(news.finished)} is finished.`}
      </p>
      {StartAnewQuestion && (
        <StartAnewQuestion
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onStartAnew={startAnew}
        />
      )}
    </>
  )
}
