import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dequal } from 'dequal/lite'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { mixtureInfo } from '../../../domain/cart/mixture-info.ts'
import {
  finishedSubstances,
  type MixtureState,
  maxNameLength,
  mixtureOf,
} from '../../../domain/mixture/builder.ts'
import { type DilutionsOf, finishedOf } from '../../../domain/mixture/draft.ts'
import { recheckMixture } from '../../../domain/mixture/stored-mixture.ts'
import { type SubstanceType, substanceTypes } from '../../../domain/mixture/substance.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { substanceDraftMessage } from '../../../messages/shop/substance-drafts.ts'
import { TextField } from '../../../ui/field.tsx'
import { usePainted } from '../../../ui/use-painted.ts'
import { retryDelayMs } from '../../browser/retry.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { SelectorFrame } from '../selector/selector-frame.tsx'
import type { Prices } from '../selector/selector-quote.ts'
import { SelectedQuantityStep } from '../selector/steps/quantity-step.tsx'
import { StepFrame } from '../selector/steps/step-frame.tsx'
import { waitingId } from '../selector/steps/step-ids.ts'
import type { SummaryProps } from '../selector/summary.tsx'
import { useReportMissingPrice } from '../selector/use-report-missing-price.ts'
import { useChoiceParts } from './lazy-components.ts'
import { MixtureLabel } from './mixture-label.tsx'
import { mixturePromptFor } from './mixture-prompt.ts'
import { mixtureQuote } from './mixture-quote.ts'
import { persistedMixture, persistMixture, usePersistedMixture } from './persisted-mixture.ts'
import { formFacts, MixtureFormStep } from './steps/mixture-form-step.tsx'
import { MixtureSizeStep, pricedSizes } from './steps/mixture-size-step.tsx'
import {
  fetchList,
  findListed,
  isListKnown,
  type ListAddresses,
} from './substances/substance-lists.ts'
import { SubstancesStep } from './substances/substances-step.tsx'
import { type Actions, useBuilder } from './use-builder.ts'

const recheck = (type: SubstanceType, addresses: ListAddresses) => {
  const before = persistedMixture()
  const after = recheckMixture(before, type, (id) => findListed(type, addresses, id))
  if (after !== before) persistMixture(after)
}

/**
 * Loads the lists of the persisted substances and updates these; retries every three seconds after
 * a failure (D1 §4). Other lists are loaded by their search.
 */
const useLists = (addresses: ListAddresses) => {
  const { substances } = usePersistedMixture()
  const [, setCount] = useState(0)
  const wanted = substanceTypes
    .filter((type) => substances.some((draft) => draft.type === type && draft.remedy))
    .join(' ')
  useEffect(() => {
    const leaving = new AbortController()
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const bring = async (type: SubstanceType) => {
      try {
        if (!isListKnown(type, addresses)) await fetchList(type, addresses)
        if (leaving.signal.aborted) return
        recheck(type, addresses)
        setCount((count) => count + 1)
      } catch {
        if (!leaving.signal.aborted) timers.add(setTimeout(() => bring(type), retryDelayMs))
      }
    }
    for (const type of substanceTypes) if (wanted.split(' ').includes(type)) bring(type)
    return () => {
      leaving.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [addresses, wanted])
}

type NameStepProps = { name: string; change: Actions['change'] }

const NameStep = memo(({ name, change }: NameStepProps) => (
  <StepFrame step="name" number={4} title={<Trans>Name</Trans>} answer={name}>
    <div className="max-w-md noscript:hidden">
      <TextField
        label={<Trans>Name of the mixture (optional)</Trans>}
        hint={<Trans>It is printed on the label and on the invoice.</Trans>}
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        onChange={(event) => change({ type: 'set-name', name: event.target.value })}
      />
    </div>
  </StepFrame>
))

/** The chosen parts of a mixture: '3 substances', 'Drops', 'NACL', 'Bottle 30 ml', '× 2'. */
const mixtureSummary = (state: MixtureState, t: Translate): string[] => {
  const { form, carrier, size, quantity } = state
  const count = finishedSubstances(state).length
  return [
    t(msg`${plural(count, { one: '# substance', other: '# substances' })}`),
    form && t(formNames[form]),
    carrier && t(carrierNames[carrier]),
    size && t(sizeNames[size]),
    `× ${quantity}`,
  ].filter((part) => part !== undefined)
}

type MixtureQuantityStepProps = { quantity: number; change: Actions['change'] }

const MixtureQuantityStep = memo(({ quantity, change }: MixtureQuantityStepProps) => {
  const { t } = useLingui()
  return (
    <SelectedQuantityStep
      number={5}
      quantity={quantity}
      of={t`Custom mixture`}
      onChange={(wanted) => change({ type: 'set-quantity', quantity: wanted })}
    />
  )
})

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
