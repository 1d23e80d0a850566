import { expect, test } from 'vitest'
import { type SpamSign, shortestFilling, spamSigns } from './spam.ts'

type Sent = Parameters<typeof spamSigns>[0]

const honest: Sent = { texts: ['Ada', 'Haben Sie Arnica 30 CH?'], trap: '', filling: 40_000 }
const links = (count: number) => Array.from({ length: count }, () => 'see https://a.example/b')

test.each<[string, Partial<Sent>, SpamSign[]]>([
  ['an honest one', {}, []],
  ['one without script', { filling: undefined }, []],
  ['one that took just long enough', { filling: shortestFilling }, []],
  ['one that was too fast', { filling: shortestFilling - 1 }, ['too-fast']],
  ['one from the future', { filling: -1 }, ['too-fast']],
  ['one that filled what nobody sees', { trap: 'https://a.example' }, ['trap']],
  ['one that filled it with nothing', { trap: ' \n' }, []],
  ['one with some links', { texts: links(4) }, []],
  ['one with many links', { texts: links(5) }, ['links']],
  [
    'one with links of other kinds',
    { texts: ['[url=x]', '<A href', 'WWW.a', 'www.b', 'http://c'] },
    ['links'],
  ],
  ['one with all of it', { trap: 'x', filling: 0, texts: links(9) }, ['trap', 'too-fast', 'links']],
])('%s', (_, sent, signs) => expect(spamSigns({ ...honest, ...sent })).toEqual(signs))
