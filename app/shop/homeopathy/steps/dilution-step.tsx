import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { SelectionState } from '../apply-events.ts'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'
import { DilutionChoice } from './dilution-choice.tsx'

type Props = { state: SelectionState; choose: Choose }

export const DilutionStep = memo(({ state, choose }: Props) => {
  const { selection, remedy } = state
  const { scale, dilution } = selection
  return (
    <HomeopathyStep
      step="dilution"
      number={3}
      title={<Trans>Dilution</Trans>}
      state={state}
      answer={scale && dilution && dilutionText(scale, dilution)}
    >
      {scale && (
        <DilutionChoice
          scale={scale}
          offered={remedy?.dilutions[scale] ?? []}
          chosen={dilution}
          onChoose={(value) => choose({ type: 'choose-dilution', dilution: value })}
        />
      )}
    </HomeopathyStep>
  )
})
