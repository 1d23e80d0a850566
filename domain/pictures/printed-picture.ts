import { type Area, type ContainerName, containerFacts } from './containers.ts'
import {
  type LabelPrint,
  type LabelTexts,
  type PrintedLine,
  turnedPrint,
  uprightPrint,
} from './label-print.ts'
import { textWidth } from './text-width.ts'

/** The colour of the band, by family; the tokens of app/styles.css. */
export const bandColors = {
  homeopathy: '#2f6b1f',
  gemmotherapy: '#6a7a1c',
  phytotherapy: '#1f6b57',
  oligotherapy: '#3b5f82',
  salts: '#6b4f7d',
  supplements: '#9a4a1d',
  mixtures: '#7a5a14',
} as const

export type Band = keyof typeof bandColors

/** What a picture shows: a container with its printed label. */
export type Picture = { container: ContainerName; band: Band; label: LabelTexts }

/** The print on a container; `turn` is an SVG transformation, '' for an upright label. */
export type PrintedPicture = LabelPrint & { turn: string }

/** Lays the texts out on the label of the container. */
export const printPicture = ({ container, label: texts }: Picture): PrintedPicture => {
  const { label, isTurned } = containerFacts(container)
  if (!isTurned) return { ...uprightPrint(texts, label), turn: '' }
  const middle = Math.round(label.y + label.height / 2)
  return {
    ...turnedPrint(texts, label.height, label.width),
    turn: `translate(0 ${middle})rotate(-90)`,
  }
}

/** Lines that are too small to read, as bars of their length: the `d` of a path. */
export const printBars = (lines: readonly PrintedLine[]): string =>
  lines
    .filter(({ onBand }) => !onBand)
    .map(({ text, x, y, size, face }) => {
      const width = Math.round(textWidth(text, face) * size)
      const height = Math.round(size * 0.4)
      return `M${Math.round(x - width / 2)} ${y - height}h${width}v${height}h${-width}z`
    })
    .join('')

/** In tenths of a millimetre: room for shadow and outline. */
const margin = 24

/** The area that a container fills, with a margin. */
export const pictureArea = (container: ContainerName): Area => {
  const { width, height } = containerFacts(container)
  const half = Math.round((width * 1.09) / 2) + margin
  return { x: -half, y: -height - margin, width: 2 * half, height: height + 2 * margin }
}

/** The `viewBox` of an area. */
export const viewBox = ({ x, y, width, height }: Area) => `${x} ${y} ${width} ${height}`

/**
 * A square around a container on its base. At least 7 cm wide, so that a tube stays smaller than a
 * bottle.
 */
export const squareArea = (container: ContainerName): Area => {
  const { width, height } = pictureArea(container)
  const side = Math.max(700, width, height)
  return { x: -side / 2, y: margin - side, width: side, height: side }
}

/** Tubes and bottles of globules, and bottles of drops, are compared with one another. */
const sharedSides: readonly (readonly [RegExp, number])[] = [
  [/^(tube|bottle)-\d+g$/, 780],
  [/^bottle-\d+ml$/, 1580],
]

/**
 * A square in which the sizes of one form have one scale, with room for the scale bar below.
 * Other containers have a separate square.
 */
export const scaledArea = (container: ContainerName): Area => {
  const own = squareArea(container).width
  const side = sharedSides.find(([name]) => name.test(container))?.[1] ?? own
  return { x: -side / 2, y: margin - side, width: side, height: Math.round(side * 1.13) }
}

/** The scale bar: 2 or 5 cm, in tenths of a millimetre; `y` is the baseline of its text. */
export const scaleBar = ({ width, height, y }: Area) => ({
  cm: width < 1000 ? 2 : 5,
  length: width < 1000 ? 200 : 500,
  size: Math.round(width * 0.055),
  y: Math.round(y + height * 0.965),
})
