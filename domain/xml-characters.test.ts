import { expect, test } from 'vitest'
import { parseCleanJson, removeXmlForbidden } from './xml-characters.ts'

const forbidden = [
  '\u0000',
  '\u0008',
  '\v',
  '\f',
  '\u000e',
  '\u001f',
  '\ufffe',
  '\uffff',
  '\ud83c',
  '\udf3f',
]

test.each(forbidden)('removes %j from texts', (sign) =>
  expect(removeXmlForbidden(`Garten${sign} im Mai`)).toBe('Garten im Mai'),
)

test.each(['\t', '\n', '\r', '\u0085', '\ufdd0', '\ufffd', '🌿', '\u00a0'])(
  'keeps %j in texts',
  (sign) => expect(removeXmlForbidden(`a${sign}b`)).toBe(`a${sign}b`),
)

test.each([
  ['{"a":["x\\ufffe",{"b":"\\u0000y"}],"c":1}', { a: ['x', { b: 'y' }], c: 1 }],
  ['{"a":"x\ufffe\uffff"}', { a: 'x' }],
  ['{"a":"\\ud83c\\udf3f \\uD83C"}', { a: '🌿 ' }],
  ['{"a":"\\\\ufffe \\b\\f"}', { a: '\\ufffe ' }],
  ['null', null],
])('removes them from the texts of JSON: %s', (json, right) =>
  expect(parseCleanJson(json)).toEqual(right),
)

test('refuses broken JSON', () => expect(() => parseCleanJson('{"\ufffe')).toThrow(SyntaxError))
