import { expect, test } from 'vitest'
import { decodeNames, encodeNames } from './encode-names.ts'

test.each([
  {},
  { abbreviations: ['Arni', 'Arn-m'] },
  { synonyms: ['Arnika', 'tabac des Vosges'], ambiguous: ['Arnika'] },
  { abbreviations: ['Rhus'], synonyms: ['Toxicodendron'], ambiguous: ['Rhus'] },
])('keeps names: %j', (names) => expect(decodeNames(encodeNames(names))).toEqual(names))

test('writes nothing for no names', () => expect(encodeNames({ weight: 2 })).toBe(''))
