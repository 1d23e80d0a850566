import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import gemmotherapy from '../../demo/catalogue/gemmotherapy.json'
import homeopathy from '../../demo/catalogue/homeopathy.json'
import phytotherapy from '../../demo/catalogue/phytotherapy.json'
import type { CartInfo } from '../cart/cart-info.ts'
import { saltForms } from '../catalogue/salt.ts'
import { familySizes, sizedFamilyNames } from '../catalogue/sized-family.ts'
import { scales } from '../homeopathy/dilution-steps.ts'
import { carriers, type Form, formsOf, sizesOf } from '../homeopathy/form.ts'
import { containerFacts, containerNames } from './containers.ts'
import { drawPicture } from './draw-picture.ts'
import { findContainer } from './find-container.ts'
import {
  bandColors,
  type Picture,
  pictureArea,
  printPicture,
  scaledArea,
  squareArea,
} from './printed-picture.ts'
import { textWidth } from './text-width.ts'

const label = {
  family: 'Homöopathie',
  name: 'Calcarea carbonica ostrearum',
  strong: '200 CH',
  detail: 'Trituration · Laktoseflasche 60 g',
  laboratory: 'Laboratoire Trois-Sources SA',
}
const pictureOf = (container: Picture['container'], changed: Partial<Picture['label']> = {}) => ({
  container,
  band: 'homeopathy' as const,
  label: { ...label, ...changed },
})

const preparations: CartInfo[] = scales.flatMap((scale) =>
  formsOf(scale).flatMap((form: Form) =>
    sizesOf(scale, form).map(
      (size): CartInfo => ({
        type: 'homeopathy',
        scale,
        dilution: '30',
        form,
        size,
        ...(form === 'drops' && { carrier: carriers[0] }),
      }),
    ),
  ),
)
const others: CartInfo[] = [
  ...sizedFamilyNames.flatMap((type) =>
    familySizes(type).map((size): CartInfo => ({ type, size })),
  ),
  ...saltForms.map((form): CartInfo => ({ type: 'schussler', form })),
]

const containersOfRemedies = [...new Set([...preparations, ...others].map(findContainer))]

const longName =
  'Komplexmittel «Schwangerschaftsunterstützung» mit Donaudampfschifffahrtsgesellschaft'

describe.each(containerNames)('%s', (container) => {
  test.each([
    ['usual texts', {}],
    ['a long name', { name: longName }],
    ['a word without a break', { name: 'A'.repeat(300) }],
    ['short texts only', { strong: '', detail: '', laboratory: '' }],
  ])('keeps %s inside its label', (_, changed) => {
    const picture = pictureOf(container, changed)
    const facts = containerFacts(container)
    const { lines } = printPicture(picture)
    expect(lines.length).toBeGreaterThan(0)
    const [width, height] = facts.isTurned
      ? [facts.label.height, facts.label.width]
      : [facts.label.width, facts.label.height]
    const [left, top] = facts.isTurned ? [-width / 2, -height / 2] : [facts.label.x, facts.label.y]
    for (const { text, x, y, size, face } of lines) {
      const half = (textWidth(text, face) * size) / 2
      expect(x - half, text).toBeGreaterThanOrEqual(left)
      expect(x + half, text).toBeLessThanOrEqual(left + width)
      expect(y - size, text).toBeGreaterThanOrEqual(top - size * 0.3)
      expect(y, text).toBeLessThanOrEqual(top + height)
    }
  })

  test('has lines of print that do not overlap', () => {
    const ys = printPicture(pictureOf(container)).lines
    for (const [at, line] of ys.entries()) {
      const before = ys[at - 1]
      if (before) expect(line.y - before.y, line.text).toBeGreaterThan(line.size * 0.8)
    }
  })

  test('has its label on the container', () => {
    const { width, height, label: area } = containerFacts(container)
    expect(area.x).toBeGreaterThanOrEqual(-width / 2)
    expect(area.x + area.width).toBeLessThanOrEqual(width / 2)
    expect(area.y).toBeGreaterThanOrEqual(-height)
    expect(area.y + area.height).toBeLessThan(0)
  })
})

test.each([...preparations, ...others])('has a container for %j', (info) => {
  expect(containerNames).toContain(findContainer(info))
})

test.each([
  [{ form: 'granules', size: 'Tube 4g' }, 'tube-4g'],
  [{ form: 'globuli', size: 'Tube 1g' }, 'tube-1g'],
  [{ form: 'globuli', size: 'Bottle 15g' }, 'bottle-15g'],
  [{ form: 'drops', size: 'Bottle 60ml' }, 'bottle-60ml'],
  [{ form: 'drops', size: 'Bottle 100ml' }, 'bottle-125ml'],
  [{ form: 'drops', size: 'Bottle 500ml' }, 'bottle-250ml'],
  [{ form: 'syrup', size: 'Bottle 250ml' }, 'bottle-250ml'],
  [{ form: 'spray', size: 'Bottle 30ml' }, 'spray-30ml'],
  [{ form: 'creme', size: '50g' }, 'jar-50g'],
  [{ form: 'suppository', size: '12 Pieces' }, 'box-suppositories'],
  [{ form: 'new', size: '' }, 'carton'],
  [{ form: 'constructor', size: 'Bottle many' }, 'carton'],
] as const)('shows a ready product %j as %s', (pack, container) => {
  expect(findContainer({ type: 'otc', ...pack })).toBe(container)
})

test.each([
  [5, 'set-5'],
  [6, 'set-6'],
  [40, 'carton'],
])('shows a set of %i remedies as %s', (remedies, container) => {
  expect(findContainer({ type: 'seasonal', remedies })).toBe(container)
})

test.each([
  [12, 'kit-12'],
  [16, 'kit-20'],
  [32, 'kit-32'],
  [48, 'kit-48'],
])('shows a kit of %i remedies as %s', (remedies, container) => {
  expect(findContainer({ type: 'kit', remedies })).toBe(container)
})

test('draws larger contents in larger containers', () => {
  const heights = (names: readonly Picture['container'][]) =>
    names.map((name) => containerFacts(name).height)
  for (const names of [
    ['tube-1g', 'tube-4g'],
    ['bottle-10g', 'bottle-15g'],
    ['bottle-10ml', 'bottle-30ml', 'bottle-60ml', 'bottle-125ml', 'bottle-150ml', 'bottle-250ml'],
  ] as const)
    expect(heights(names)).toEqual(heights(names).toSorted((one, other) => one - other))
})

test('shows containers up to 7 cm in one scale in a square', () => {
  expect(squareArea('tube-1g').width).toBe(squareArea('bottle-10g').width)
  for (const name of containerNames)
    expect(squareArea(name).width).toBeGreaterThanOrEqual(pictureArea(name).width)
})

test.each(containerNames)('shows the whole %s above its scale bar', (name) => {
  const own = pictureArea(name)
  const area = scaledArea(name)
  expect(area.x).toBeLessThanOrEqual(own.x)
  expect(area.y).toBeLessThanOrEqual(own.y)
  expect(area.x + area.width).toBeGreaterThanOrEqual(own.x + own.width)
  expect(area.y + area.height).toBeGreaterThan(own.y + own.height)
})

test('prints every name of the catalogue in full', () => {
  const names = [...homeopathy, ...gemmotherapy, ...phytotherapy].map(({ nm }) => nm)
  expect(names.length).toBeGreaterThan(2_000)
  const cut = containersOfRemedies.map((container) => ({
    container,
    names: names.filter((name) =>
      printPicture(pictureOf(container, { name, detail: '' })).lines.some(({ text }) =>
        text.endsWith('…'),
      ),
    ),
  }))
  expect(cut.filter((one) => one.names.length > 0)).toEqual([])
})

test('escapes the alternative text and drops characters that XML forbids', () => {
  const attack = `<script>"x"&'\u0000\u001b\ud800</script>`
  const svg = drawPicture(pictureOf('kit-20'), attack, () => '')
  expect(svg).not.toContain('<script')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not occur
  expect(svg).not.toMatch(/[\u0000-\u001f]|\p{Surrogate}/u)
  expect(svg).toContain('&lt;script&gt;')
})

test('uses the colours of the families', () => {
  const styles = readFileSync('app/styles.css', 'utf8')
  for (const [name, color] of Object.entries(bandColors))
    expect(styles).toContain(`--color-${name}: ${color};`)
})

test('has a drawing of every container, and of no other', () => {
  const sheet = readFileSync('domain/pictures/containers.svg', 'utf8')
  const drawn = [...sheet.matchAll(/^<g id="([^"]+)">.+<\/g>$/gm)].map(([, name]) => name)
  expect(drawn).toEqual(containerNames)
})
