import { useLingui } from '@lingui/react/macro'
import { dilutionText } from '../../../../domain/homeopathy/dilution-text.ts'
import type { Scale } from '../../../../domain/homeopathy/scale.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icon-name.ts'
import { numberedValues } from './numbered-values.ts'

/** Inset by half the width of the slider's thumb on both sides: 14 px. */
const inset = 'absolute left-3.5 w-[calc(100%-1.75rem)]'

type DilutionRulerProps = {
  values: readonly string[]
  common: readonly string[]
  /** The number of values up to the thumb, inclusive; 0 without a choice. */
  reached: number
}

/**
 * The ruler behind the slider: longer ticks for common dilutions, and numbers where there is room.
 */
const DilutionRuler = ({ values, common, reached }: DilutionRulerProps) => {
  const at = (position: number) => `${(100 * position) / values.length}%`
  const numbered = numberedValues(values, common)
  return (
    <svg aria-hidden="true" className={`${inset} h-15 overflow-visible`} height="60">
      <rect y="20" width="100%" height="4" rx="2" className="fill-line" />
      <rect y="20" width={at(reached)} height="4" rx="2" className="fill-leaf" />
      {values.map((value, index) => (
        <line
          key={value}
          x1={at(index + 1)}
          x2={at(index + 1)}
          y1="29"
          y2={common.includes(value) ? 39 : 33}
          className={index < reached ? 'stroke-leaf-dark' : 'stroke-edge'}
        />
      ))}
      {numbered.map((value) => (
        <text
          key={value}
          x={at(values.indexOf(value) + 1)}
          y="53"
          textAnchor="middle"
          className="fill-muted text-[0.6875rem] tabular-nums"
        >
          {value}
        </text>
      ))}
    </svg>
  )
}

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
