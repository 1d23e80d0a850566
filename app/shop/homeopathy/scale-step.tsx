import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Choices } from '../../../domain/homeopathy/choices.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Scale } from '../../../domain/homeopathy/scale.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { notesOf } from '../selector/notes.ts'
import { RadioCards } from '../selector/radio-cards.tsx'
import { HomeopathyNotes } from './homeopathy-notes.tsx'
import { HomeopathyStep } from './homeopathy-step.tsx'
import type { Choose } from './use-selection.ts'

const scaleNames = {
  DH: msg`decimal`,
  CH: msg`centesimal`,
  K: msg`Korsakov`,
  LM: msg`fifty-millesimal`,
}

type Props = {
  choices: Choices['scales']
  selection: Selection
  remedy: Remedy | undefined
  choose: Choose
}

/** From the lowest to the highest dilution offered: '5–1000'. */
const rangeOf = (remedy: Remedy | undefined, scale: Scale) => {
  const offered = remedy?.dilutions[scale] ?? []
  const [first, last] = [offered[0], offered.at(-1)]
  return first === last ? first : `${first}–${last}`
}

export const ScaleStep = ({ choices, selection, remedy, choose }: Props) => {
  const { t } = useLingui()
  const { scale: chosen } = selection
  const notes = remedy ? notesOf(choices) : []
  return (
    <HomeopathyStep
      step="scale"
      number={2}
      title={<Trans>Scale</Trans>}
      selection={selection}
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
        {(scale) => (
          <span className="grid py-1 leading-snug">
            <span className="text-lg font-semibold">{scale}</span>
            <span className="text-xs text-muted">{t(scaleNames[scale])}</span>
            <span className="min-h-4 text-xs text-muted tabular-nums">
              {rangeOf(remedy, scale)}
            </span>
          </span>
        )}
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
}
