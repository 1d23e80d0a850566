import type { Area } from './containers.ts'
import { type Face, fitLines } from './text-width.ts'

/** The texts of a printed label; '' where there is none. */
export type LabelTexts = {
  /** 'Homeopathy'. */
  family: string
  /** 'Arnica montana'. */
  name: string
  /** The largest line: '30 CH', 'No. 7'. */
  strong: string
  /** 'Globules · Tube 1 g'. */
  detail: string
  laboratory: string
}

/** A line of print; `x` is its middle, `y` its baseline, in tenths of a millimetre. */
export type PrintedLine = {
  text: string
  x: number
  y: number
  size: number
  face: Face
  /** White on the band, otherwise ink. */
  onBand?: boolean
  isQuiet?: boolean
}

/** The print of a label: a band in the family's colour, two hairlines and lines of text. */
export type LabelPrint = { band: Area; frame: Area | undefined; lines: PrintedLine[] }

/** Sizes from the largest to the smallest, in steps of about 8 %. */
const sizesFrom = (largest: number, smallest: number) => {
  const sizes: number[] = []
  for (let size = largest; size > smallest; size *= 0.92) sizes.push(Math.round(size))
  return [...sizes, Math.round(smallest)]
}

type Block = { text: string; height: number; face: Face; largest: number; smallest: number }

/** Lines of a block, centred in its height. */
const block = (
  { text, height, face, largest, smallest }: Block,
  { x, top, width }: { x: number; top: number; width: number },
): PrintedLine[] => {
  if (!text) return []
  const { size, lines } = fitLines(text, {
    width,
    height,
    face,
    sizes: sizesFrom(largest, smallest),
  })
  const lead = size * 1.06
  const first = top + (height - lead * lines.length) / 2 + size * 0.8
  return lines.map((line, at) => ({
    text: line,
    x: Math.round(x),
    y: Math.round(first + at * lead),
    size,
    face,
  }))
}

const rounded = ({ x, y, width, height }: Area): Area => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

/** A label that is read upright. Blocks without text leave their room to the name. */
export const uprightPrint = (texts: LabelTexts, { x, y, width, height }: Area): LabelPrint => {
  const unit = Math.min(width * 0.8, height) / 100
  const bandHeight = Math.round(13 * unit)
  const inset = Math.round(2.4 * unit)
  const room = width - 11 * unit
  const laboratoryHeight = texts.laboratory ? 11 * unit : 0
  const strongHeight = texts.strong ? 23 * unit : 0
  const detailHeight = texts.detail ? 13 * unit : 0
  const nameHeight =
    height - bandHeight - 4 * unit - laboratoryHeight - strongHeight - detailHeight - 3 * unit
  let top = y + bandHeight + 4 * unit
  const next = (part: Omit<Block, 'face'> & { face?: Face }) => {
    const lines = block({ face: 'sans', ...part }, { x: x + width / 2, top, width: room })
    top += part.height
    return lines
  }
  const ofFamily = block(
    {
      text: texts.family.toUpperCase(),
      height: bandHeight,
      face: 'sans',
      largest: 7 * unit,
      smallest: 4 * unit,
    },
    { x: x + width / 2, top: y, width: room },
  ).map((line) => ({ ...line, onBand: true }))
  return {
    band: rounded({ x, y, width, height: bandHeight }),
    frame: rounded({
      x: x + inset,
      y: y + bandHeight + inset,
      width: width - 2 * inset,
      height: height - bandHeight - 2 * inset,
    }),
    lines: [
      ...ofFamily,
      ...next({
        text: texts.laboratory,
        height: laboratoryHeight,
        face: 'serif',
        largest: 6.5 * unit,
        smallest: 4 * unit,
      }).map((line) => ({ ...line, isQuiet: true })),
      ...next({
        text: texts.name,
        height: nameHeight,
        face: 'serif',
        largest: 25 * unit,
        smallest: 8 * unit,
      }),
      ...next({ text: texts.strong, height: strongHeight, largest: 22 * unit, smallest: 9 * unit }),
      ...next({
        text: texts.detail,
        height: detailHeight,
        largest: 8 * unit,
        smallest: 4.5 * unit,
      }),
    ],
  }
}

/**
 * A label that is read along a tube, as laid out before it is turned: `x` along the tube, `y` across
 * it. The band is at its beginning.
 */
export const turnedPrint = (texts: LabelTexts, length: number, across: number): LabelPrint => {
  const left = -length / 2
  const top = -across / 2
  const bandWidth = Math.round(0.09 * length)
  const x = bandWidth / 2
  const width = length - bandWidth - 0.06 * length
  const parts: Omit<Block, 'height'>[] = [
    { text: texts.name, face: 'serif', largest: 0.32 * across, smallest: 0.14 * across },
    { text: texts.strong, face: 'sans', largest: 0.28 * across, smallest: 0.14 * across },
    { text: texts.detail, face: 'sans', largest: 0.115 * across, smallest: 0.08 * across },
    {
      text: texts.laboratory || texts.family,
      face: 'serif',
      largest: 0.115 * across,
      smallest: 0.08 * across,
    },
  ]
  const shares = [texts.strong ? 0.34 : 0.64, texts.strong ? 0.3 : 0, 0.135, 0.125]
  let at = top + 0.06 * across
  const lines = parts.flatMap((part, index) => {
    const height = (shares[index] ?? 0) * across
    const placed = block({ ...part, height }, { x, top: at, width })
    at += height
    return placed
  })
  return {
    band: rounded({ x: left, y: top, width: bandWidth, height: across }),
    frame: undefined,
    lines,
  }
}
