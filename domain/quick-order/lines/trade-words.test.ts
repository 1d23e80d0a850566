import { describe, expect, it } from 'vitest'
import { demoCatalogue, everyThing } from './catalogue.fixtures.ts'
import { readOneLine, readQuickOrderLines } from './read-lines.ts'

const read = (text: string) => readOneLine({ line: 1, text }, demoCatalogue, 'de')

describe('a mother tincture', () => {
  const words = ['TM', 'MT', 'mother tincture', 'Urtinktur', 'teinture mère', 'tintura madre']
  const tinctures = everyThing.filter(({ family }) => family === 'phytotherapy')

  it.each(words)('is read with the word %s, before and after the name of each plant', (word) => {
    for (const { id, name } of tinctures)
      for (const text of [`${name} ${word} 60 ml`, `${word} ${name} 60ml`])
        expect([read(text).status, read(text).spec?.thing.id], text).toEqual(['ok', id])
  })
})

describe('the signs of a list', () => {
  it.each(['1)', '1.)', 'II.', 'iv)', '-', '•'])(
    'reads no quantity in %j before a line',
    (sign) => {
      const lines = [...readQuickOrderLines(`${sign} arn 30ch glob 1g`, demoCatalogue, 'fr')]
      expect(lines).toMatchObject([{ status: 'ok', quantity: 1 }])
    },
  )
})

describe('several remedies of one line', () => {
  it.each([
    ['Arnica 9CH, Belladonna 30CH, Sepia 200K', 'Arnica 9CH|Belladonna 30CH|Sepia 200K'],
    ['2x Arnica 9CH 3x Belladonna 30CH', '2x Arnica 9CH|3x Belladonna 30CH'],
    ['arn bell sep 30ch glob 1g', 'arn 30ch glob 1g|bell 30ch glob 1g|sep 30ch glob 1g'],
    ['Crataegus TM, Passiflora TM aa 30 ml', 'Crataegus TM 30 ml|Passiflora TM aa 30 ml'],
    ['Ribes nigrum, gemmae 60ml + arn 9ch', 'Ribes nigrum, gemmae 60ml|arn 9ch'],
  ])('splits %j into lines, offered first', (text, expected) => {
    expect(read(text).choices[0]?.text).toBe(expected.replaceAll('|', '\n'))
  })

  it('names the words that were not understood', () => {
    expect(read('zwei Arnica 30CH glob 1g urgent').unread).toContain('urgent')
    expect(read('arn 30ch glob 1g CHF 10.80')).toMatchObject({
      status: 'ok',
      unread: ['CHF 10.80'],
    })
  })
})

describe('the choices of a line', () => {
  it('offers no alcohol where none is wanted', () => {
    const { choices } = read('arn 5ch gtt 30ml ohne Alkohol')
    expect(choices.map(({ spec }) => spec?.preparation?.carrier)).toEqual(['nacl', 'water'])
  })

  it('offers buds only where they are named', () => {
    const { choices } = read('Ribes nigrum bourgeons 30CH')
    expect(new Set(choices.map(({ spec }) => spec?.thing.family))).toEqual(
      new Set(['gemmotherapy']),
    )
  })

  it('offers the highest dilution of another scale for a higher one', () => {
    expect(read('Abelmoschus XMK glob 1g').choices[0]?.spec?.preparation?.dilution).toBe('200')
  })
})
