import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

/** Font metrics in which every character is half as wide as high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2

describe('fitting a title', () => {
  test.each([
    ['Stress', 84, ['Stress']],
    ['Beschwerden im Mundraum', 84, ['Beschwerden im', 'Mundraum']],
    ['Verdauungsbeschwerden', 48, ['Verdauungsbeschwerden']],
    ['Verdauungs\u00adbeschwerden', 48, ['Verdauungsbeschwerden']],
    ['', 84, []],
  ])('wraps %j at %d px to the lines %j', (title, size, lines) => {
    expect(fitText(title, 600, widthOf)).toEqual({ size, lines })
  })

  test('keeps any title within its width and six lines', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (title) => {
        const { size, lines } = fitText(title, 600, widthOf)
        expect(lines.length).toBeLessThanOrEqual(6)
        for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(600)
      }),
    )
  })

  test('cuts a too long title with an ellipsis and keeps others complete', () => {
    const long = 'Donaudampfschifffahrt '.repeat(20)
    expect(fitText(long, 600, widthOf).lines.at(-1)).toMatch(/…$/)
    const title = 'Composer ses mélanges en ligne, une substance après l’autre'
    expect(fitText(title, 600, widthOf).lines.join(' ')).toBe(title)
  })
})
