import { useLingui } from '@lingui/react/macro'
import type { Scale } from '../../../domain/homeopathy/dilution-steps.ts'
import { dilutionText } from '../../../domain/homeopathy/dilution-steps.ts'
import { StepButton } from '../../../ui/button.tsx'

/**
 * The minimum distance between two numbers, as a share of the ruler's length on the narrowest
 * screen.
 */
const minDistance = 0.09

/**
 * The values whose ticks have a number, ascending: the ends first, then common ones, while they do
 * not overlap.
 */
export const numberedValues = (
  values: readonly string[],
  common: readonly string[],
): readonly string[] => {
  const wanted = [values.at(-1), values[0], ...common].filter((value) => value !== undefined)
  const chosen = new Set<number>()
  for (const value of wanted) {
    const index = values.indexOf(value)
    const hasRoom = [...chosen].every(
      (other) => Math.abs(other - index) >= minDistance * values.length,
    )
    if (index >= 0 && hasRoom) chosen.add(index)
  }
  return values.filter((_, index) => chosen.has(index))
}

/** The most common dilutions, selectable without the slider. */
const common: Record<Scale, readonly string[]> = {
  DH: ['4', '6', '8', '12', '30', '60'],
  CH: ['5', '7', '9', '12', '15', '30', '200', '1000'],
  K: ['30', '200', 'M', 'XM', 'LM', 'CM'],
  LM: ['6', '12', '18', '24', '30', '60'],
}

/** The common dilutions among the offered ones, ascending. */
export const commonDilutions = (scale: Scale, offered: readonly string[]): readonly string[] =>
  common[scale].filter((dilution) => offered.includes(dilution))

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

type DilutionSliderProps = {
  scale: Scale
  offered: readonly string[]
  common: readonly string[]
  chosen: string | undefined
  onChoose: (dilution: string) => void
}

const slider =
  'relative block h-11 w-full cursor-pointer appearance-none bg-transparent [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-leaf-dark [&::-moz-range-thumb]:bg-white [&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-leaf-dark [&::-webkit-slider-thumb]:bg-white'

const stepClass =
  'shrink-0 rounded-full border border-edge bg-sheet hover:border-leaf-dark aria-disabled:border-line'

/** A slider of the offered dilutions; its first position means "not chosen". */
const DilutionSlider = ({ scale, offered, common, chosen, onChoose }: DilutionSliderProps) => {
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
        className={stepClass}
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
        className={stepClass}
      />
    </div>
  )
}

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
