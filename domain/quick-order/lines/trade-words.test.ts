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

describe('the words of prescriptions', () => {
  it.each([
    ['zwei Röhrli Arnica C30 Glob.', 2],
    ['deux doses Arnica 30CH', 2],
    ['due tubi Arnica 9CH granuli', 2],
    ['ein Fläschli Arnica D6 Tropfen 30 ml Alk.', 1],
    ['a tube of arnica 30c pellets', 1],
    ['Arnica 30CH 2 tubes à 4 g granules', 2],
    ['Arnica 30CH glob 2 à 1g', 2],
    ['Arnica D6 Globuli 1,0 g x2', 2],
    ['Arnica 30CH Kügelchen 1g', 1],
    ['Cuivre trace elements 60 ml 2 Fl.', 2],
    ['Calendula Urtinkt. 60 ml', 1],
    ['Dr. Schüssler 7 D6 Pulv.', 1],
    ['Schüssler Nr. 11 D 12 Tabl.', 1],
    ['sel 4 D 12 comprimés 2 conf.', 2],
  ])('are read in %j', (text, quantity) => {
    expect(read(text)).toMatchObject({ status: 'ok', quantity, unread: [] })
  })

  it.each([
    'bis 15.5.',
    'für 3 Monate',
    'pendant 10 jours',
    'alle 2 Stunden',
    'rep. 2x',
    'à renouveler 3 fois',
  ])('order nothing and are shown as unread: %s', (words) => {
    expect(read(`Arnica 30CH glob 1g ${words}`)).toMatchObject({
      status: 'ok',
      quantity: 1,
      unread: [words],
    })
  })

  it.each(['während 7 Tagen 2x', '2x pendant 5 jours', 'alle 2 Stunden 5'])(
    'order no quantity of a dose without a question: %s',
    (words) => expect(read(`Arnica 30CH glob 1g ${words}`).status).toBe('ask'),
  )
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
    ['je 2x Arnica C30 und Sepia C30', 'je 2x Arnica C30|Sepia C30 x2'],
    ['Arnica C30 und Sepia C30 je 1 g', 'Arnica C30 1 g|Sepia C30 je 1 g'],
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
    'arn 30ch glob 1g Fr 3',
    'arn 30ch glob 1g 3 x tgl 5',
    'arn 30ch glob 1g 3x täglich 2',
    'arn 30ch glob 1g 3x täglich 5 Glob.',
    'arn 30ch glob 1g täglich 3x',
    'arn 30ch glob 1g x3/Tag',
    'arn 30ch glob 1g 2x monatlich',
    'arn 30ch glob 1g 3x1 tgl.',
    'arn 30ch glob 1g 2x1/Tag',
    'arn 30ch glob 1g 3 x 5 Glob. tgl',
    'arn 30ch glob 1g 1-0-1',
    'arn 30ch glob 1g 2-2-2-2',
    'arn 30ch glob 1g 3x morgens',
    'arn 30ch glob 1g 12.05.',
    'arn 30ch glob 1g (079) 123 45 67',
    'arn 30ch glob 1g May 5, 2026',
    'arn 30ch glob 1g Best.-Nr. 88',
    'arn 30ch glob 1g KW 12',
    'arn 30ch glob 1g 12.05.2026 10:30',
    'arn 30ch glob 1g 2026-05-12T10:30:00',
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

describe('the name of a salt', () => {
  it.each([
    ['Mg phos', 'Magnesia phosphorica'],
    ['Mg. phos.', 'Magnesia phosphorica'],
    ['Mag phos', 'Magnesia phosphorica'],
    ['Kali c', 'Kalium carbonicum'],
    ['K bi', 'Kalium bichromicum'],
    ['Nat mur', 'Natrum muriaticum'],
    ['Na mur', 'Natrum muriaticum'],
    ['Calc carb', 'Calcarea carbonica ostrearum'],
    ['Ca carb', 'Calcarea carbonica ostrearum'],
    ['Ferr phos', 'Ferrum phosphoricum'],
    ['Fe phos', 'Ferrum phosphoricum'],
    ['Ag nit', 'Argentum nitricum'],
  ])('is read from the abbreviation %s', (written, name) => {
    const { status, item } = read(`${written} 9CH dose`)
    expect([status, item?.name('de')]).toEqual(['ok', name])
  })

  it('is not read from two symbols of trace elements', () => {
    expect(read('Cu Zn 60ml').choices[0]?.text).toBe('Cu 60ml\nZn 60ml')
  })
})

describe('the number of a salt', () => {
  it('is no quantity before the name without a question', () => {
    expect(read('3 Ferrum phosphoricum D12 Tabletten').problems).toEqual(['number-unclear'])
    expect(read('4 Ferrum phosphoricum D12 Tabletten')).toMatchObject({ status: 'ok', quantity: 4 })
  })

  it('is split from the other numbers of a list', () => {
    const [all] = read('Schüssler 3-4-5 D6 Tabletten').choices
    const line = (number: number) => `Schüssler ${number} D6 Tabletten`
    expect(all?.text).toBe([3, 4, 5].map(line).join('\n'))
  })
})

describe('a dose', () => {
  it.each([
    'dose',
    'single dose',
    'single-dose',
    'unit doses',
    'unidose',
    'Einzeldosis',
    'monodose',
    'dose unica',
    'dose unique',
    'dosi uniche',
  ])('is a tube of 1 g: %s', (word) => {
    const { status, spec } = read(`Arnica 9CH ${word}`)
    expect([status, spec?.preparation?.size]).toEqual(['ok', 'tube-1g'])
  })

  it.each([
    'Arnica D6 30ml 25° AETH. 20 Tropfen',
    'Arnica D6 30ml 25° AETH., 20 gtt',
    '20 gouttes Arnica D6 30ml 25° AETH.',
    'cassis bourgeons 60ml 20 gocce',
    'cassis bourgeons 60ml 3x20 gtt',
    'cassis bourgeons 60ml 2 fois 10 gouttes',
    'cassis bourgeons 60ml 20 Tropfen 3x',
    '10 - 20 gocce cassis bourgeons 60ml',
  ])('of drops is no quantity: %s', (text) => {
    const { status, quantity, unread } = read(text)
    expect({ status, quantity }).toEqual({ status: 'ok', quantity: 1 })
    expect(unread.join()).toMatch(/[12]0/)
  })

  it.each([
    'Arnica D6 30ml 25° AETH. 3x30 gtt',
    'Arnica D6 30ml 25° AETH. 30 gtt x3',
    'cassis bourgeons 60ml 2 5 gtt 2x/j',
  ])('of drops beside another number is asked about: %s', (text) => {
    expect(read(text)).toMatchObject({ status: 'ask', problems: ['number-unclear'] })
  })

  it('of drops is never offered as a quantity where the potency is missing', () => {
    const { status, choices } = read('Sepia 200 Tropfen')
    expect(status).toBe('ask')
    expect(choices.map(({ spec }) => spec?.quantity)).toEqual([1, 1])
  })
})

describe('the Italian sign of a quantity', () => {
  it.each(['Arnica 9CH dose n. 3', 'n. 3 tubi Arnica 9CH dose', 'n.3 Arnica 9CH dose'])(
    'is read in %s',
    (text) => expect(read(text)).toMatchObject({ status: 'ok', quantity: 3 }),
  )

  it('is the number of an article above 99, and of a salt or complex', () => {
    expect(read('n. 701').status).toBe('ok')
    expect(read('sale n. 7 D6 compresse')).toMatchObject({ status: 'ok', quantity: 1 })
  })
})

describe('an English decimal potency', () => {
  it('is offered first for the tablets of a salt', () => {
    const [first] = read('Mag phos 6X tablets').choices
    expect(first?.spec).toMatchObject({ saltForm: 'pl_6', quantity: 1 })
  })

  it('is offered in the forms that a remedy without tablets has, and no other product', () => {
    const { problems, choices } = read('Arnica 6X tablets')
    expect(problems).toEqual(['form-not-offered'])
    for (const { spec } of choices)
      expect(spec?.preparation).toMatchObject({ scale: 'DH', dilution: '6' })
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
