import { numberedValues } from './numbered-values.ts'

/** Inset by half the width of the slider's thumb on both sides: 14 px. */
const inset = 'absolute left-3.5 w-[calc(100%-1.75rem)]'

type Props = {
  values: readonly string[]
  common: readonly string[]
  /** The number of values up to the thumb, inclusive; 0 without a choice. */
  reached: number
}

/**
 * The ruler behind the slider: longer ticks for common dilutions, and numbers where there is room.
 */
export const DilutionRuler = ({ values, common, reached }: Props) => {
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
