import { type ContainerName, containerFacts, containerNames } from './containers.ts'
import {
  amber,
  faint,
  globuleBottle,
  ink,
  jar,
  outline,
  path,
  pipetteBottle,
  pouringBottle,
  rect,
  shadow,
  sprayBottle,
  squeezeTube,
  tube,
  white,
  wideBottle,
} from './draw-bottles.ts'

/** A folding carton, with its lid and right side in view. */
const box = (name: ContainerName) => {
  const { width, height, depth = 0 } = containerFacts(name)
  const x = -width / 2
  const front = width - depth
  const top = -height + depth * 0.7
  return (
    path(rect(x, top, front, -top), white, outline) +
    path(
      `M${x} ${top}l${depth} ${-depth * 0.7}h${front}l${-depth} ${depth * 0.7}z`,
      '#f4f1e7',
      outline,
    ) +
    path(
      `M${x + front} ${top}l${depth} ${-depth * 0.7}V${-depth * 0.7}L${x + front} 0z`,
      '#ded8c8',
      outline,
    )
  )
}

const pouch = (name: ContainerName) => {
  const { width, height, label } = containerFacts(name)
  const w = width / 2
  return (
    path(
      `M${-w} ${-height}H${w}C${w - 40} -1000 ${w - 40} -500 ${w} -60Q0 60 ${-w} -60C${-w + 40} -500 ${-w + 40} -1000 ${-w} ${-height}z`,
      '#d9c7a3',
      outline,
    ) +
    `<path d="M${-w + 4} ${-height + 90}h${width - 8}m-10 50h${20 - width}M${-w + 30} -150Q0 -20 ${w - 30} -150" fill="none" stroke="${ink}" stroke-width="5" opacity=".4"/>` +
    path(
      `M${w - 20} -1400C${w - 50} -1000 ${w - 50} -500 ${w - 20} -80L${w - 130} -40C${w - 150} -500 ${w - 150} -1000 ${w - 120} -1400z`,
      ink,
      faint(0.07),
    ) +
    path(rect(label.x, label.y, label.width, label.height, 14), white, outline)
  )
}

/** A zipped fabric case with a handle. */
const kit = (name: ContainerName) => {
  const { width, height, label } = containerFacts(name)
  const body = height - 120
  const left = -width / 2
  const handle = `<path fill="none" d="M-210 ${-body}v-46q0 -64 64 -64h292q64 0 64 64v46"`
  return (
    `${handle} stroke="${ink}" stroke-width="46"/>` +
    `${handle} stroke="#c98a2b" stroke-width="34"/>` +
    path(rect(left, -body, width, body, 120), '#3f6b3a', outline) +
    path(rect(width / 2 - 170, -body + 70, 130, body - 140, 60), ink, faint(0.14)) +
    path(
      rect(left + 34, -body + 34, width - 68, body - 68, 92),
      'none',
      ` stroke="${white}" stroke-width="5" stroke-dasharray="18 14" opacity=".6"`,
    ) +
    path(rect(label.x, label.y, label.width, label.height, 14), white, outline)
  )
}

/** An open carton with a row of tubes above its label. */
const set = (name: ContainerName) => {
  const { width, height, tubes: count = 0 } = containerFacts(name)
  const front = 545
  const places = Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * 172)
  const row = (x: number, top: number, w: number, h: number, r = 0) =>
    places.map((place) => rect(place + x, -top, w, h, r)).join('')
  const tubes =
    path(row(-72, height - 90, 144, 330, 24), '#eef2ea', outline) +
    path(row(-72, height - 220, 144, 200), white, outline) +
    path(row(-79, height, 158, 130, 16), '#64b246', outline) +
    path(row(28, height - 8, 44, 350), ink, faint(0.08))
  return (
    path(`M${-width / 2} ${-front}l50 -130h${width - 100}l50 130z`, '#ded8c8', outline) +
    tubes +
    path(rect(-width / 2, -front, width, front), white, outline)
  )
}

const drawn: Record<ContainerName, (name: ContainerName) => string> = {
  'tube-1g': (name) => tube(name, 20),
  'tube-4g': (name) => tube(name, 34),
  'bottle-10g': globuleBottle,
  'bottle-15g': globuleBottle,
  'bottle-10ml': pipetteBottle,
  'bottle-30ml': pipetteBottle,
  'bottle-60ml': pipetteBottle,
  'bottle-125ml': pouringBottle,
  'bottle-150ml': pouringBottle,
  'bottle-250ml': pouringBottle,
  'spray-30ml': sprayBottle,
  'jar-50g': jar,
  'gel-100g': squeezeTube,
  'trituration-60g': (name) => wideBottle(name, '#f4f1e7'),
  'tablets-80': (name) => wideBottle(name, amber),
  'capsules-60': (name) => wideBottle(name, amber),
  'box-lozenges': box,
  'box-sachets': box,
  'box-ampoules': box,
  'box-suppositories': box,
  'box-suppositories-kids': box,
  'pouch-200g': pouch,
  'kit-12': kit,
  'kit-20': kit,
  'kit-32': kit,
  'kit-48': kit,
  'set-4': set,
  'set-5': set,
  'set-6': set,
  'set-7': set,
  carton: box,
}

/** The SVG elements of a container without the print on its label. */
export const drawContainer = (name: ContainerName): string =>
  `<g stroke-width="6" stroke-linejoin="round">${shadow(containerFacts(name).width)}${drawn[name](name)}</g>`

/** All containers as one sheet, to be used by `<use href="…#tube-4g">`. */
export const containerSheet = (): string => {
  const groups = containerNames.map((name) => `<g id="${name}">${drawContainer(name)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${groups.join('\n')}\n</svg>\n`
}
