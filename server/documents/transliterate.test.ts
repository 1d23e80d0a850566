import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

const isLatin = (sign: string) => /[\u0020-\u007E\u00A0-\u017F]/.test(sign)

test.each([
  ['Thị Hoà Nguyễn', 'Thi Hoà Nguyen'],
  ['Thị Hoà Nguyễn'.normalize('NFD'), 'Thi Hoà Nguyen'],
  ['GROẞMANN', 'GROSSMANN'],
  ['Saﬁr & Oﬃzin', 'Safir & Offizin'],
  ['Щукин', 'Shchukin'],
  ['Ελένη', 'Eleni'],
  ['小明 王', 'XiaoMing Wang'],
  ['Praxis ❤️ Natur 🌿 AG', 'Praxis Natur AG'],
  ['Praxis🌿Natur', 'Praxis Natur'],
  ['🌿 Natur', 'Natur'],
  ['Natur 👩🏽‍⚕️🇨🇭', 'Natur'],
  ['Natur 🌿, Bern', 'Natur, Bern'],
  ['Praxis 1️⃣', 'Praxis 1'],
  ['Praxis™ ® ½', 'PraxisTM ® ½'],
  ['\uE000🌿', ''],
])('writes %j as %j', (text, written) => {
  expect(transliterate(text, isLatin)).toBe(written)
})

test('leaves only permitted characters, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      for (const sign of transliterate(text, isLatin)) expect(isLatin(sign)).toBe(true)
    }),
  )
})
