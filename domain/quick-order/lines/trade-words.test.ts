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
    ['Arnica 9/15/30 CH doses', 'Arnica 9 CH doses|Arnica 15 CH doses|Arnica 30 CH doses'],
    ['Arnica 9-15-30CH dose', 'Arnica 9CH dose|Arnica 15CH dose|Arnica 30CH dose'],
    ['Crataegus TM, Passiflora TM aa 30 ml', 'Crataegus TM 30 ml|Passiflora TM aa 30 ml'],
    ['Sepia oder Pulsatilla 30CH glob 1g', 'Sepia 30CH glob 1g|Pulsatilla 30CH glob 1g'],
    ['Ribes nigrum, gemmae 60ml + arn 9ch', 'Ribes nigrum, gemmae 60ml|arn 9ch'],
  ])('splits %j into lines, offered first', (text, expected) => {
    expect(read(text).choices[0]?.text).toBe(expected.replaceAll('|', '\n'))
  })

  it.each([
    'Hepar sulf 9CH dose',
    'Bellis per 9CH gran 4g',
    'Kalium phos 9CH dose',
    'Agnus cast 9CH dose',
    'Nux mosc 9CH dose',
  ])('keeps the shortened name of one remedy whole: %j', (text) => {
    expect(read(text).problems).not.toContain('several-items')
  })

  it.each([
    'arn 30ch glob 1g 12,-',
    'arn 30ch glob 1g 12,–',
    'arn 30ch glob 1g 10,80',
    'arn 30ch glob 1g -.80',
    'arn 30ch glob 1g 3 x tgl 5',
    'arn 30ch glob 1g 3x täglich 2',
    'arn 30ch glob 1g 3x täglich 5 Glob.',
    'arn 30ch glob 1g täglich 3x',
    'arn 30ch glob 1g x3/Tag',
    'arn 30ch glob 1g 2x monatlich',
    'arn 30ch glob 1g 3x morgens',
    'arn 30ch glob 1g 12.05.',
    'arn 30ch glob 1g (079) 123 45 67',
    'arn 30ch glob 1g May 5, 2026',
    'arn 30ch glob 1g Best.-Nr. 88',
    'arn 30ch glob 1g KW 12',
  ])('reads no quantity from a price, dose, date or number: %j', (text) => {
    const { status, quantity, unread } = read(text)
    expect({ status, quantity }).toEqual({ status: 'ok', quantity: 1 })
    expect(unread).not.toEqual([])
  })

  it('keeps the quantity before a price', () => {
    expect(read('arn 30ch glob 1g 2 CHF 10.80')).toMatchObject({ status: 'ok', quantity: 2 })
  })

  it.each(['Ethanol 25 % (V/V)', 'etanolo 25 % (V/V)', 'éthanol 25 % V/V', 'alcohol 25%'])(
    'reads the carrier %j',
    (carrier) => {
      expect(read(`Sepia D6 Tropfen 30ml ${carrier}`)).toMatchObject({ status: 'ok', unread: [] })
    },
  )

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
