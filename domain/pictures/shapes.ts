import { type ContainerName, containerFacts } from './containers.ts'

// Parts of containers as SVG, in tenths of a millimetre, without gradients: browsers do not resolve
// their references in a sheet of another file.

export const ink = '#24352a'
export const amber = '#9f5d24'
export const white = '#fffdf8'

export const path = (d: string, fill: string, more = '') => `<path fill="${fill}"${more} d="${d}"/>`
export const faint = (opacity: number) => ` opacity="${opacity}"`
export const outline = ` stroke="${ink}"`
export const round = (value: number) => Math.round(value)

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
export const shine = (width: number, top: number, bottom: number, strength = 1) => {
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
export const labelOn = (name: ContainerName) => {
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
export const cap = (width: number, top: number, height: number, fill = white) => {
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
