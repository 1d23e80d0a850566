import { Trans } from '@lingui/react/macro'
import { dilutionText } from '../../../domain/homeopathy/printed.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import { commonDilutions } from './common-dilutions.ts'
import { DilutionSlider } from './dilution-slider.tsx'
import { HomeopathyStep } from './homeopathy-step.tsx'
import type { Choose } from './use-selection.ts'

type Props = { selection: Selection; remedy: Remedy | undefined; choose: Choose }

const chip =
  'min-h-11 min-w-14 rounded-full border border-edge bg-sheet px-3.5 text-sm font-medium whitespace-nowrap tabular-nums hover:border-leaf-dark hover:bg-wash aria-pressed:border-leaf-dark aria-pressed:bg-leaf-dark aria-pressed:text-white'

export const DilutionStep = ({ selection, remedy, choose }: Props) => {
  const { scale, dilution } = selection
  const offered = scale && remedy ? remedy.dilutions[scale] : []
  const common = scale ? commonDilutions(scale, offered) : []
  const onChoose = (value: string) => choose({ type: 'choose-dilution', dilution: value })
  return (
    <HomeopathyStep
      step="dilution"
      number={3}
      title={<Trans>Dilution</Trans>}
      selection={selection}
      answer={scale && dilution && dilutionText(scale, dilution)}
    >
      {scale && (
        <>
          <DilutionSlider
            scale={scale}
            offered={offered}
            common={common}
            chosen={dilution}
            onChoose={onChoose}
          />
          <div className="mt-4 flex flex-wrap gap-2">
            {common.map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === dilution}
                onClick={() => onChoose(value)}
                className={chip}
              >
                {dilutionText(scale, value)}
              </button>
            ))}
          </div>
        </>
      )}
    </HomeopathyStep>
  )
}
