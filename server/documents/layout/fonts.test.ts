import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentFonts, type FontName, printable } from './fonts.ts'

const faces: FontName[] = ['Text', 'Text-Bold', 'Liberation Sans', 'Liberation Sans-Bold']

test('has a glyph for every character that it prints, for any text', async () => {
  const fonts = await documentFonts()
  const sample = fc.constantFrom(...'aéễẞﬁЩΩ王の안ب☎✓🌿→™…‑½ȘȚ\u0301\u200D\uFE0F\uE000')
  const text = fc.string({ unit: fc.oneof(sample, fc.string({ unit: 'binary', maxLength: 1 })) })
  fc.assert(
    fc.property(text, fc.constantFrom(...faces), (written, face) => {
      const printed = printable(fonts, written, face)
      const parsed = fonts.find(({ name }) => name === printed.font)?.font
      for (const sign of printed.text)
        if (!/\s/.test(sign))
          expect(parsed?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['Thị Hoà Nguyễn', 'Thi Hoà Nguyen', 'Text'],
  ['Ирина Щукина', 'Ирина Щукина', 'Liberation Sans'],
  ['小明 王', 'XiaoMing Wang', 'Text'],
  ['Praxis ❤️', 'Praxis', 'Text'],
  ['Saﬁr', 'Saﬁr', 'Liberation Sans'],
])('prints %j as %j', async (text, printed, font) => {
  expect(printable(await documentFonts(), text, 'Text')).toEqual({ text: printed, font })
})
