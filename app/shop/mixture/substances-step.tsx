import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type Draft, finishedOf } from '../../../domain/mixture/draft.ts'
import { maxSubstances } from '../../../domain/mixture/substance.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StepFrame } from '../selector/step-frame.tsx'
import { SubstanceCard } from './substance-card.tsx'
import { findListed, type ListAddresses } from './substance-lists.ts'
import { type Builder, isOpen } from './use-builder.ts'

type Props = Omit<Builder, 'news'> & { addresses: ListAddresses }

const offeredOf = ({ type, remedy }: Draft, addresses: ListAddresses) =>
  type === 'Homeopathy' && remedy
    ? findListed('Homeopathy', addresses, remedy.id)?.dilutions
    : undefined

/** What the mixture is made of: a card for each substance, and the way to one more. */
export const SubstancesStep = ({ state, view, actions, addresses }: Props) => {
  const { substances } = state
  const { focusOn } = view
  const addButton = useRef<HTMLButtonElement>(null)
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
      title={<Trans>Substances</Trans>}
      answer={count > 0 && <Plural value={count} one="# finished" other="# finished" />}
    >
      {substances.length > 0 && (
        <ol className="mb-3 grid gap-2">
          {substances.map((draft, index) => (
            <SubstanceCard
              key={draft.key}
              draft={draft}
              number={index + 1}
              isOpen={isOpen(draft, view)}
              takesFocus={typeof focusOn === 'object' && focusOn.key === draft.key}
              isFull={isFull}
              offered={offeredOf(draft, addresses)}
              addresses={addresses}
              actions={actions}
            />
          ))}
        </ol>
      )}
      <Button
        ref={addButton}
        look={substances.length === 0 ? 'filled' : 'outline'}
        aria-disabled={isFull || undefined}
        onClick={actions.add}
        className="max-sm:w-full"
      >
        <Icon name="plus" className="size-4" />
        {substances.length === 0 ? (
          <Trans>Add the first substance</Trans>
        ) : (
          <Trans>Add a substance</Trans>
        )}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {isFull ? (
          <Trans>A mixture holds at most {maxSubstances} substances.</Trans>
        ) : (
          <Trans>Homeopathic remedies, plants and buds, as many as the formula has.</Trans>
        )}
      </p>
    </StepFrame>
  )
}
