import { useLingui } from '@lingui/react/macro'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { Scale } from '../../../../domain/homeopathy/scale.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icon-name.ts'
import { DilutionRuler } from './dilution-ruler.tsx'

type Props = {
  scale: Scale
  offered: readonly string[]
  common: readonly string[]
  chosen: string | undefined
  onChoose: (dilution: string) => void
}

const slider =
  'relative block h-11 w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-leaf-dark [&::-moz-range-thumb]:bg-white [&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-leaf-dark [&::-webkit-slider-thumb]:bg-white'

const StepButton = ({
  icon,
  label,
  onClick,
  isEnd,
}: {
  icon: IconName
  label: string
  onClick: () => void
  isEnd: boolean
}) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd || undefined}
    data-repeats
    onClick={onClick}
    className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-edge bg-sheet hover:border-leaf-dark hover:bg-wash aria-disabled:border-line aria-disabled:text-muted"
  >
    <Icon name={icon} className="size-4" />
  </button>
)

/** A slider of the offered dilutions; its first position means "not chosen". */
export const DilutionSlider = ({ scale, offered, common, chosen, onChoose }: Props) => {
  const { t } = useLingui()
  const position = chosen === undefined ? 0 : offered.indexOf(chosen) + 1
  // A dilution can be changed but not cleared: the lowest position is then the first dilution.
  const moveTo = (wanted: number) => {
    const dilution = offered[Math.min(Math.max(wanted, 1), offered.length) - 1]
    if (dilution !== undefined) onChoose(dilution)
  }
  return (
    <div className="flex items-start gap-2">
      <StepButton
        icon="minus"
        label={t`Lower dilution`}
        onClick={() => moveTo(position - 1)}
        isEnd={position === 1}
      />
      <div className="relative grow pb-4 noscript:hidden">
        <DilutionRuler values={offered} common={common} reached={position} />
        <input
          type="range"
          min={0}
          max={offered.length}
          step={1}
          value={position}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          aria-label={t`Dilution`}
          aria-valuetext={chosen ? dilutionText(scale, chosen) : t`not chosen yet`}
          className={slider}
        />
      </div>
      <StepButton
        icon="plus"
        label={t`Higher dilution`}
        onClick={() => moveTo(position + 1)}
        isEnd={position === offered.length}
      />
    </div>
  )
}
