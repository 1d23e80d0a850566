import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { Scale } from '../../../../domain/homeopathy/scale.ts'
import { commonDilutions } from './common-dilutions.ts'
import { DilutionSlider } from './dilution-slider.tsx'

type Props = {
  scale: Scale
  offered: readonly string[]
  chosen: string | undefined
  onChoose: (dilution: string) => void
}

const chip =
  'min-h-11 min-w-14 rounded-full border border-edge bg-sheet px-3.5 text-sm font-medium whitespace-nowrap tabular-nums hover:border-leaf-dark hover:bg-wash aria-pressed:border-leaf-dark aria-pressed:bg-leaf-dark aria-pressed:text-white'

/** A slider of the offered dilutions, with buttons for the common ones. */
export const DilutionChoice = ({ scale, offered, chosen, onChoose }: Props) => {
  const common = commonDilutions(scale, offered)
  return (
    <>
      <DilutionSlider {...{ scale, offered, common, chosen, onChoose }} />
      <div className="mt-4 flex flex-wrap gap-2">
        {common.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={chip}
          >
            {dilutionText(scale, value)}
          </button>
        ))}
      </div>
    </>
  )
}
