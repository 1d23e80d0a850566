import { msg, plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { maxMixtureName } from '../../../domain/cart/cart-info.ts'
import { mixtureInfo } from '../../../domain/cart/line-info.ts'
import {
  finishedSubstances,
  type MixtureState,
  mixtureOf,
} from '../../../domain/mixture/builder.ts'
import { finishedOf, type MixtureDraft } from '../../../domain/mixture/draft.ts'
import { recheckMixture } from '../../../domain/mixture/stored-mixture.ts'
import {
  maxSubstances,
  type SubstanceType,
  substanceTypes,
} from '../../../domain/mixture/substance.ts'
import {
  carrierNames,
  formNames,
  sizeNames,
  type Translate,
} from '../../../messages/shop/preparations.ts'
import { substanceDraftMessage } from '../../../messages/shop/substance-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { retryDelayMs } from '../../browser/retry.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useReportMissingPrice } from '../selector/selector-effects.ts'
import type { Prices } from '../selector/selector-quote.ts'
import { QuantityStep, StepFrame, waitingId } from '../selector/step-frame.tsx'
import { SelectorFrame } from '../selector/summary.tsx'
import { MixtureLabel, PriceNote, RestartQuestion } from './mixture-label.tsx'
import { mixtureQuote } from './mixture-quote.ts'
import { MixtureFormStep, MixtureSizeStep } from './mixture-steps.tsx'
import { SubstanceCard } from './substances/substance-card.tsx'
import {
  fetchList,
  findListed,
  isListKnown,
  type ListAddresses,
} from './substances/substance-lists.ts'
import {
  type Builder,
  isCardOpen,
  mixturePromptFor,
  persistedMixture,
  persistMixture,
  useBuilder,
  usePersistedMixture,
} from './use-builder.ts'

type SubstancesStepProps = Omit<Builder, 'news'> & { addresses: ListAddresses }

const offeredOf = ({ type, remedy }: MixtureDraft, addresses: ListAddresses) =>
  type === 'Homeopathy' && remedy
    ? findListed('Homeopathy', addresses, remedy.id)?.dilutions
    : undefined

/** The substances as cards, with a button to add one. */
const SubstancesStep = ({ state, view, actions, addresses }: SubstancesStepProps) => {
  const { t } = useLingui()
  const { substances } = state
  const { focusOn } = view
  const addButton = useRef<HTMLButtonElement>(null)
  const isEmpty = substances.length === 0
  const isFull = substances.length >= maxSubstances
  const count = substances.filter((draft) => finishedOf(draft)).length
  const takesFocus = focusOn === 'add-button'
  useEffect(() => {
    if (!takesFocus) return
    addButton.current?.focus()
    actions.tookFocus()
  }, [takesFocus, actions])
  return (
    <StepFrame
      step="substances"
      number={1}
      title={t`Substances`}
      answer={count > 0 && <Plural value={count} one="# complete" other="# complete" />}
    >
      {!isEmpty && (
        <ol className="mb-3 grid gap-2">
          {substances.map((draft, index) => (
            <SubstanceCard
              key={draft.key}
              draft={draft}
              number={index + 1}
              isOpen={isCardOpen(draft, view)}
              takesFocus={typeof focusOn === 'object' && focusOn.key === draft.key}
              offered={offeredOf(draft, addresses)}
              addresses={addresses}
              actions={actions}
            />
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        data-next
        look={isEmpty ? 'filled' : 'outline'}
        aria-disabled={isFull || undefined}
        onClick={actions.add}
        className="max-sm:w-full noscript:hidden"
      >
        <Icon name="plus" className="size-4" />
        {isEmpty ? t`Add the first substance` : t`Add a substance`}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {isFull
          ? t`A mixture can contain at most ${maxSubstances} substances.`
          : t`Homeopathic remedies, plants and buds: up to ${maxSubstances} in one mixture.`}
      </p>
    </StepFrame>
  )
}

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
  const { change } = actions
  const { quantity } = state
  const mixture = mixtureOf(state)
  const quote = mixtureQuote(mixture, quantity, prices)
  useReportMissingPrice(quote, requestedMixture(state))
  const given = state.name.trim()
  const name = given || t`Custom mixture`
  const line =
    mixture && quote.state === 'found'
      ? {
          WcId: quote.productId,
          info: mixtureInfo(mixture, given),
          price: quote.price,
          ...{ name, quantity },
        }
      : undefined
  const add = async () => {
    if (line && (await addToCart(line))) setAdded(state)
  }
  const refusal = useOrderRestriction([
    'custom',
    ...state.substances.flatMap(({ type, remedy }) => [`${type}:`, `remedy:${remedy?.id}`]),
  ])
  const restart = () => {
    setAdded(undefined)
    actions.restart()
  }
  return (
    <>
      <SelectorFrame
        summary={{
          name: state.substances.length > 0 ? name : '',
          parts: mixtureSummary(state, t),
          label: <MixtureLabel state={state} />,
          ...{ quote, quantity, line },
          refusal,
          prompt: mixturePromptFor(state),
          describedBy: waitingId('form'),
          note: line && mixture && <PriceNote mixture={mixture} prices={prices} />,
          onAdd: add,
          onRestart: () => (state === added ? restart() : setIsAsking(true)),
          restartLabel: t`Start a new mixture`,
        }}
      >
        <SubstancesStep {...{ state, view, actions, addresses }} />
        <MixtureFormStep {...{ state, addresses, change }} taken={news.taken} />
        <MixtureSizeStep {...{ state, prices, change }} />
        <StepFrame step="name" number={4} title={t`Name`} answer={state.name}>
          <div className="max-w-md noscript:hidden">
            <TextField
              label={t`Name of the mixture (optional)`}
              hint={t`It is printed on the label and on the invoice.`}
              autoComplete="off"
              maxLength={maxMixtureName}
              value={state.name}
              onChange={(event) => change({ type: 'set-name', name: event.target.value })}
            />
          </div>
        </StepFrame>
        <QuantityStep
          number={5}
          quantity={quantity}
          of={t`Custom mixture`}
          onChange={(wanted) => change({ type: 'set-quantity', quantity: wanted })}
        />
      </SelectorFrame>
      <p role="status" className="sr-only">
        {news.finished && t`${substanceDraftMessage(news.finished)}: complete.`}
      </p>
      <RestartQuestion open={isAsking} onClose={() => setIsAsking(false)} onRestart={restart} />
    </>
  )
}
