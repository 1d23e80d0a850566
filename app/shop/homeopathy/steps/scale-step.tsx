import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { notesOf } from '../../selector/notes.ts'
import { RadioCards } from '../../selector/radio-cards.tsx'
import type { SelectionState } from '../apply-events.ts'
import { choicesIn } from '../choices-in.ts'
import { HomeopathyNotes } from '../homeopathy-notes.tsx'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'
import { ScaleCard } from './scale-card.tsx'

type Props = { state: SelectionState; choose: Choose }

export const ScaleStep = memo(({ state, choose }: Props) => {
  const { selection, remedy } = state
  const choices = choicesIn(state).scales
  const { scale: chosen } = selection
  const notes = remedy ? notesOf(choices) : []
  return (
    <HomeopathyStep
      step="scale"
      number={2}
      title={<Trans>Scale</Trans>}
      state={state}
      answer={chosen}
    >
      <RadioCards
        name="scale"
        choices={choices}
        notes={notes}
        chosen={chosen}
        onChoose={(scale) => choose({ type: 'choose-scale', scale })}
        className="grid-cols-2 md:grid-cols-4"
      >
        {(scale) => <ScaleCard scale={scale} offered={remedy?.dilutions[scale] ?? []} />}
      </RadioCards>
      <HomeopathyNotes
        id="scale"
        notes={notes}
        nameOf={String}
        selection={selection}
        choose={choose}
      />
    </HomeopathyStep>
  )
})
