import { type ContainerName, containerFacts } from './containers.ts'

// Parts of containers as SVG, in tenths of a millimetre, without gradients: browsers do not resolve
// their references in a sheet of another file.

export const ink = '#24352a'
export const amber = '#9f5d24'
export const white = '#fffdf8'

export const path = (d: string, fill: string, more = '') => `<path fill="${fill}"${more} d="${d}"/>`
export const faint = (opacity: number) => ` opacity="${opacity}"`
export const outline = ` stroke="${ink}"`
const round = (value: number) => Math.round(value)

export const rect = (x: number, y: number, width: number, height: number, r = 0) => {
  const h = round(width - 2 * r)
  const v = round(height - 2 * r)
  const at = `M${round(x + r)} ${round(y)}`
  if (r === 0) return `${at}h${h}v${v}h${-h}z`
  return `${at}h${h}q${r} 0 ${r} ${r}v${v}q0 ${r} ${-r} ${r}h${-h}q${-r} 0 ${-r} ${-r}v${-v}q0 ${-r} ${r} ${-r}z`
}

export const shadow = (width: number) =>
  `<ellipse cx="${round(width * 0.04)}" rx="${round(width * 0.54)}" ry="${round(14 + width * 0.018)}" fill="${ink}" opacity=".13"/>`

/** Light from the left on a round body, from `top` to `bottom` above the base. */
const shine = (width: number, top: number, bottom: number, strength = 1) => {
  const strip = (at: number, part: number, fill: string, opacity: number) =>
    path(
      rect(at * width, -top, part * width, top - bottom, round(0.035 * width)),
      fill,
      faint(opacity),
    )
  return (
    strip(-0.49, 0.1, ink, 0.1 * strength) +
    strip(-0.28, 0.4, '#fff', 0.07 * strength) +
    strip(-0.35, 0.07, '#fff', 0.42) +
    strip(0.31, 0.18, ink, 0.08 * strength) +
    strip(0.4, 0.09, ink, 0.1 * strength)
  )
}

/** A label around a round body, darker towards both edges. */
const labelOn = (name: ContainerName) => {
  const { x, y, width, height } = containerFacts(name).label
  const edge = (at: number, part: number, opacity: number) =>
    path(rect(x + at * width, y, part * width, height), ink, faint(opacity))
  return (
    path(rect(x, y, width, height), white) +
    edge(0, 0.05, 0.09) +
    edge(0.86, 0.14, 0.05) +
    edge(0.95, 0.05, 0.09)
  )
}

/** A ribbed screw cap; `top` and `height` from the base. */
const cap = (width: number, top: number, height: number, fill = white) => {
  const ribs = Array.from({ length: 9 }, (_, at) => {
    const x = round(width * (-0.42 + at * 0.105))
    return `M${x} ${round(-top + height * 0.22)}v${round(height * 0.66)}`
  }).join('')
  return (
    path(rect(-width / 2, -top, width, height, 12), fill, outline) +
    `<path d="${ribs}" stroke="${ink}" stroke-width="4" opacity=".25"/>` +
    path(rect(width * 0.26, -top + 4, width * 0.23, height - 8), ink, faint(0.08))
  )
}

/** The outline of a bottle with shoulders: body height and width, neck width and top. */
const bottleOutline = (width: number, body: number, neck: number, top: number) => {
  const r = round(width * 0.09)
  const w = round(width / 2)
  const n = round(neck / 2)
  const s = round(width * 0.2)
  const shoulder = body - s
  return [
    `M${-w + r} 0H${w - r}q${r} 0 ${r} ${-r}V${-round(shoulder)}`,
    `C${w} ${-round(body)} ${n} ${-round(body - s * 0.25)} ${n} ${-round(body + s * 0.4)}V${-round(top)}`,
    `H${-n}V${-round(body + s * 0.4)}C${-n} ${-round(body - s * 0.25)} ${-w} ${-round(body)} ${-w} ${-round(shoulder)}`,
    `V${-r}q0 ${-r} ${r} ${-r}z`.replace(`q0 ${-r} ${r} ${-r}`, `q0 ${r} ${r} ${r}`),
  ].join('')
}

type Glass = { fill?: string; body: number; neck: number; neckTop: number; fillTo?: number }

const glassBottle = (name: ContainerName, { fill = amber, body, neck, neckTop }: Glass) => {
  const { width } = containerFacts(name)
  return (
    path(bottleOutline(width, body, neck, neckTop), fill, outline) +
    shine(width - 12, body - width * 0.19, width * 0.05, fill === amber ? 1.6 : 0.8) +
    labelOn(name)
  )
}

/** Bottle of globules or granules: amber glass with a flat white cap. */
export const globuleBottle = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  const capHeight = height * 0.2
  return (
    glassBottle(name, { body: height * 0.74, neck: width * 0.6, neckTop: height * 0.84 }) +
    cap(width * 0.7, height, capHeight)
  )
}

/** Bottle with a pipette: collar and rubber bulb. */
export const pipetteBottle = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  const body = height * 0.64
  const collar = height * 0.12
  const bulb = round(width * 0.17)
  const top = height * 0.7 + collar
  return (
    glassBottle(name, { body, neck: width * 0.5, neckTop: height * 0.74 }) +
    path(
      `M${-bulb} ${-round(top)}V${-round(height - bulb * 1.1)}q0 ${-round(bulb * 1.1)} ${bulb} ${-round(bulb * 1.1)}t${bulb} ${round(bulb * 1.1)}V${-round(top)}z`,
      '#e9e6dc',
      outline,
    ) +
    path(rect(bulb * 0.4, -height + bulb * 1.1, bulb * 0.5, height - top - bulb), ink, faint(0.1)) +
    cap(width * 0.56, top, collar)
  )
}

/** Large bottle with a pouring ring and a tall screw cap. */
export const pouringBottle = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  return (
    glassBottle(name, { body: height * 0.78, neck: width * 0.42, neckTop: height * 0.88 }) +
    path(rect(width * -0.24, -height * 0.875, width * 0.48, 26, 8), white, outline) +
    cap(width * 0.46, height, height * 0.12)
  )
}

export const sprayBottle = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  const head = round(width * 0.22)
  return (
    glassBottle(name, { body: height * 0.6, neck: width * 0.5, neckTop: height * 0.7 }) +
    path(
      `M${-head} ${-round(height * 0.74)}v${-round(height * 0.19)}q0 -60 60 -60h${head * 2 - 60}v40h${round(width * 0.3)}v44h${-round(width * 0.3)}V${-round(height * 0.74)}z`,
      white,
      outline,
    ) +
    path(rect(head * 0.3, -height * 0.93, head * 0.62, height * 0.18), ink, faint(0.08)) +
    cap(width * 0.58, height * 0.76, height * 0.1)
  )
}

/** Wide bottle of white plastic or amber glass, with a wide cap. */
export const wideBottle = (name: ContainerName, fill: string) => {
  const { width, height } = containerFacts(name)
  return (
    glassBottle(name, { fill, body: height * 0.76, neck: width * 0.72, neckTop: height * 0.84 }) +
    cap(width * 0.8, height, height * 0.19)
  )
}

/** Rows of globules seen through a tube. */
const globules = (width: number, from: number, to: number, size: number) => {
  const columns = Math.floor((width - 10) / size)
  const rows = Math.floor((to - from) / (size * 0.88))
  const left = -((columns - 1) * size) / 2
  const dots = Array.from({ length: rows }, (_, row) => {
    const shift = row % 2 ? size / 2 : 0
    const count = row % 2 ? columns - 1 : columns
    const y = round(-from - size / 2 - row * size * 0.88)
    return Array.from(
      { length: count },
      (_, at) => `M${round(left + shift + at * size)} ${y}h0`,
    ).join('')
  }).join('')
  return (
    `<g stroke-linecap="round"><path d="${dots}" stroke="${ink}" stroke-width="${size}" opacity=".35"/>` +
    `<path d="${dots}" stroke="#fff" stroke-width="${size - 6}"/></g>`
  )
}

/** Tube that stands on its dispensing cap; its label is read along it. */
export const tube = (name: ContainerName, globule: number) => {
  const { width, height, label } = containerFacts(name)
  const capHeight = -label.y - label.height - Math.round(0.02 * height)
  const side = `v${label.height}`
  return (
    path(
      rect(-width / 2, -height, width, height - capHeight + 20, round(width * 0.16)),
      '#eef2ea',
      outline,
    ) +
    globules(width, -label.y, height - width * 0.3, globule) +
    path(
      rect(-width * 0.36, -height + 14, width * 0.1, height + label.y - 20),
      '#fff',
      faint(0.8),
    ) +
    labelOn(name) +
    path(`M${-width / 2} ${label.y}${side}m${width} 0v${-label.height}`, 'none', outline) +
    cap(width * 1.08, capHeight, capHeight, '#64b246')
  )
}

export const jar = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  const lid = height * 0.36
  return (
    path(
      rect(-width / 2 + 8, -height + lid - 10, width - 16, height - lid + 10, 44),
      '#f4f1e7',
      outline,
    ) +
    shine(width - 26, height - lid - 10, 30, 0.7) +
    labelOn(name) +
    cap(width, height, lid)
  )
}

export const squeezeTube = (name: ContainerName) => {
  const { width, height } = containerFacts(name)
  const w = width / 2
  const low = round(w * 0.84)
  return (
    path(
      `M${-low} -220C${-low - 10} -600 ${-w} -1100 ${-w} ${-height + 70}H${w}C${w} -1100 ${low + 10} -600 ${low} -220z`,
      '#f4f1e7',
      outline,
    ) +
    path(`M${-w} ${-height}h${width}v70h${-width}z`, white, outline) +
    `<path d="M${-w + 10} ${-height + 24}h${width - 20}m0 22h${20 - width}" stroke="${ink}" stroke-width="4" opacity=".3" fill="none"/>` +
    path(
      `M${low - 50} -240C${low - 40} -600 ${w - 60} -1100 ${w - 60} ${-height + 76}H${w - 8}C${w - 8} -1100 ${low + 4} -600 ${low - 6} -240z`,
      ink,
      faint(0.08),
    ) +
    cap(low * 1.7, 225, 225)
  )
}
