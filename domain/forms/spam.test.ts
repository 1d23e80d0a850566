import { expect, test } from 'vitest'
import { minFillingMs, type SpamSign, spamSigns } from './spam.ts'

type Sent = Parameters<typeof spamSigns>[0]

const honest: Sent = { texts: ['Ada', 'Haben Sie Arnica 30 CH?'], honeypot: '', fillingMs: 40_000 }
const links = (count: number) => Array.from({ length: count }, () => 'see https://a.example/b')

test.each<[string, Partial<Sent>, SpamSign[]]>([
  ['a genuine form', {}, []],
  ['a form without script', { fillingMs: undefined }, []],
  ['a form filled in just slowly enough', { fillingMs: minFillingMs }, []],
  ['a form filled in too fast', { fillingMs: minFillingMs - 1 }, ['too-fast']],
  ['a form with a negative duration', { fillingMs: -1 }, ['too-fast']],
  ['a form with the honeypot filled in', { honeypot: 'https://a.example' }, ['trap']],
  ['a form with white space in the honeypot', { honeypot: ' \n' }, []],
  ['a form with some links', { texts: links(4) }, []],
  ['a form with many links', { texts: links(5) }, ['links']],
  [
    'a form with links of other kinds',
    { texts: ['[url=x]', '<A href', 'WWW.a', 'www.b', 'http://c'] },
    ['links'],
  ],
  [
    'a form with all signs',
    { honeypot: 'x', fillingMs: 0, texts: links(9) },
    ['trap', 'too-fast', 'links'],
  ],
])('finds the signs of spam in %s', (_, sent, signs) =>
  expect(spamSigns({ ...honest, ...sent })).toEqual(signs),
)
