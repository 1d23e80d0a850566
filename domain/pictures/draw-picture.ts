import { escapeMarkup, removeXmlForbidden } from '../xml-characters.ts'
import sheet from './containers.svg?raw'
import type { Area } from './containers.ts'
import type { PrintedLine } from './label-print.ts'
import { bandColors, type Picture, pictureArea, printPicture, viewBox } from './printed-picture.ts'

/** The drawings of the containers by name, without the print on their labels. */
const drawings: ReadonlyMap<string, string> = new Map(
  [...sheet.matchAll(/^<g id="([^"]+)">(.+)<\/g>$/gm)].map(([, name = '', elements = '']) => [
    name,
    elements,
  ]),
)

const ink = '#1e2b23'
const quiet = '#54615a'

/** Escaped, without characters that XML does not allow. */
const escapeXml = (text: string) => escapeMarkup(removeXmlForbidden(text))

/** Draws a line of print as outlines of its font: files have no fonts. */
export type DrawLine = (line: PrintedLine, fill: string) => string

const rect = ({ x, y, width, height }: Area, attributes: string) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" ${attributes}/>`

const fillOf = ({ onBand, isQuiet }: PrintedLine) => (onBand ? '#fff' : isQuiet ? quiet : ink)

/** The container with its print, as SVG elements in tenths of a millimetre. */
const pictureElements = (picture: Picture, drawLine: DrawLine): string => {
  const { band, frame, lines, turn } = printPicture(picture)
  return [
    drawings.get(picture.container) ?? '',
    `<g${turn && ` transform="${turn}"`}>`,
    rect(band, `fill="${bandColors[picture.band]}"`),
    frame ? rect(frame, `fill="none" stroke="${ink}" stroke-width="3" opacity=".55"`) : '',
    ...lines.map((line) => drawLine(line, fillOf(line))),
    '</g>',
  ].join('')
}

/** The picture as a separate file; `title` is its alternative text. */
export const drawPicture = (picture: Picture, title: string, drawLine: DrawLine): string => {
  const area = pictureArea(picture.container)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(area)}" width="${area.width}" height="${area.height}" role="img">`,
    title && `<title>${escapeXml(title)}</title>`,
    pictureElements(picture, drawLine),
    '</svg>',
  ].join('')
}
