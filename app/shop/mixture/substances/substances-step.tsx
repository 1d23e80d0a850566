import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { finishedOf, type MixtureDraft } from '../../../../domain/mixture/draft.ts'
import { maxSubstances } from '../../../../domain/mixture/substance.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { StepFrame } from '../../selector/step-frame.tsx'
import { type Builder, isCardOpen } from '../use-builder.ts'
import { SubstanceCard } from './substance-card.tsx'
import { findListed, type ListAddresses } from './substance-lists.ts'

type Props = Omit<Builder, 'news'> & { addresses: ListAddresses }

const offeredOf = ({ type, remedy }: MixtureDraft, addresses: ListAddresses) =>
  type === 'Homeopathy' && remedy
    ? findListed('Homeopathy', addresses, remedy.id)?.dilutions
    : undefined

/** The substances as cards, with a button to add one. */
export const SubstancesStep = ({ state, view, actions, addresses }: Props) => {
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
