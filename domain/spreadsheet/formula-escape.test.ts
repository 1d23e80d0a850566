import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormulas, unescapeFormulas } from './formula-escape.ts'

test.each([
  ['=1+1'],
  ['=HYPERLINK("https://a.example","b")'],
  ['@SUM(1)'],
  ['+1+1'],
  ['-2+3+cmd|’ /C calc’!A0'],
  ['|cmd'],
  ['%0A=1'],
  [' =1'],
  ['\t=1'],
  ['\u00a0=1'],
  ['\u3000=1'],
  ['\ufeff=1'],
  ['\u200b=1'],
  ['\u00ad=1'],
  ['\u2060\u200d=1'],
  ['\u0000=1'],
  ['\u001f=1'],
  ['\u2800=1'],
  ['\ud800=1'],
  ['＝1+1'],
  ['＋1+1'],
  ['－1+1'],
  ['＠SUM(1)'],
  ['｜cmd'],
  ['％1'],
  ['﹦1+1'],
  ["'=1"],
  ["' =1"],
  ['-'],
  ['-abc'],
  ['+41-22-735-00-00'],
  ['-5-3'],
  ['-5\u00a0CHF'],
  ['=1\nsecond line'],
])('escapes the formula %j', (text) => expect(escapeFormulas(text)).toBe(`'${text}`))

test.each([
  ['Dear\n=1+1', "Dear\n'=1+1"],
  ['Dear\r\n@SUM(1)\r\nKarin', "Dear\r\n'@SUM(1)\r\nKarin"],
  ['Dear\r -1+1', "Dear\r' -1+1"],
  ['Dear\u2028=1', "Dear\u2028'=1"],
  ['Dear\u0085=1', "Dear\u0085'=1"],
  ['Dear\v=1', "Dear\v'=1"],
  ['\n=1', "'\n'=1"],
  ['\r=1', "'\r'=1"],
])('escapes the lines of %j', (text, right) => expect(escapeFormulas(text)).toBe(right))

test.each([
  '',
  '12.50',
  '-12.50',
  '-12,5',
  '-1’250.00',
  "-1'250.00",
  '+5',
  '-5%',
  '+41 22 735 00 00',
  '+41 (0)22 735 00 00',
  '+41 22 735-00-00',
  '+41 22/735 00 00',
  '+41227350000',
  '+41\u00a022\u00a0735\u00a000\u00a000',
  '022 735 00 00',
  'Karin\n+41 22 735 00 00',
  'Zoë «Ärzte»; "Łódź"\n2',
  'a = b',
  'a,b;c\td',
  'karin@example.ch',
  "L'Étoile",
  "'t Hof",
])('leaves %j as it is', (text) => {
  expect(escapeFormulas(text)).toBe(text)
  expect(unescapeFormulas(text)).toBe(text)
})

const hostile = fc.string({
  unit: fc.constantFrom(...'=+-@|%＝＋－＠\'"\t\r\n\u2028\ufeff\u200b 15a;,()'),
})

test('can be undone for any text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(unescapeFormulas(escapeFormulas(text))).toBe(text)
    }),
  )
})

test('leaves no line that starts with a sign, except numbers', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const one of escapeFormulas(text).split(/[\r\n\u2028]/))
        if (!/^[+-]?\d[\d,' ]*%?$|^\+[\d() ]*\d$|^\+[\d() -]*\d \d[\d() -]*$/.test(one.trim()))
          expect(one).not.toMatch(/^[\s\u200b]*[=+\-@|%＝＋－＠]/)
    }),
  )
})
