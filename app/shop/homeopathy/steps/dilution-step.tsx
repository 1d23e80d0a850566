import { Trans } from '@lingui/react/macro'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { Remedy } from '../../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../../domain/homeopathy/selection.ts'
import { HomeopathyStep } from '../homeopathy-step.tsx'
import type { Choose } from '../use-selection.ts'
import { DilutionChoice } from './dilution-choice.tsx'

type Props = { selection: Selection; remedy: Remedy | undefined; choose: Choose }

export const DilutionStep = ({ selection, remedy, choose }: Props) => {
  const { scale, dilution } = selection
  return (
    <HomeopathyStep
      step="dilution"
      number={3}
      title={<Trans>Dilution</Trans>}
      selection={selection}
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
}
