import { describe, expect, it } from 'vitest'
import { languages } from '../../language.ts'
import { mixtureCarriers } from '../../mixture/substance.ts'
import { demoCatalogue } from './catalogue.fixtures.ts'
import { mixtureText } from './mixture-text.ts'
import { readDeskLine, readShopLine } from './read-mixture.ts'
import { preparationText } from './write-line.ts'

const read = (text: string, language: 'de' | 'fr' | 'en' | 'it' = 'de') =>
  readDeskLine({ line: 1, text }, demoCatalogue, language)

const substances = ['Homeopathy: Arnica montana 4DH', 'Homeopathy: Belladonna 6DH']

describe('mixtures at the order desk', () => {
  it.each([
    ['Mischung: Arnica D4, Belladonna D6 Globuli 15 g', { form: 'globuli', size: 'bottle-15g' }, 1],
    ['mélange arn 4dh et bell 6dh glob 15g', { form: 'globuli', size: 'bottle-15g' }, 1],
    ['arn 4dh + bell D6 glob 15g', { form: 'globuli', size: 'bottle-15g' }, 1],
    [
      'Arnica 4 DH + Belladonna 6 DH Tropfen 60ml Alkohol x2',
      { form: 'drops', size: 'bottle-60ml', carrier: '25-aeth' },
      2,
    ],
    [
      '2x Arnica D4 + Belladonna D6, gouttes 125 ml E DIST',
      { form: 'drops', size: 'bottle-125ml', carrier: 'e-dist' },
      2,
    ],
    ['Arnica D4 + Belladonna D6 crème', { form: 'creme', size: '50g' }, 1],
  ])('reads %s as one mixture', (text, info, quantity) => {
    const { problems, item, ...line } = read(text)
    expect(problems).toEqual([])
    expect(line).toMatchObject({ status: 'ok', quantity })
    expect(item?.info).toEqual({ type: 'custom', name: '', substances, ...info })
  })

  it.each([
    '2x Mischung: Ribes nigrum, gemmae + Ficus carica, gemmae 60ml',
    'gemmo cassis + gemmo figuier 60ml 2',
    'Ribes nigrum, gemmae + Ficus carica, gemmae aa ad 60 ml 2',
  ])('counts the mixture of buds %j', (text) => {
    const { status, quantity, item } = read(text)
    expect({ status, quantity }).toEqual({ status: 'ok', quantity: 2 })
    expect(item?.info).toMatchObject({ size: 'bottle-60ml' })
  })

  it('reads plants and buds beside homeopathy, without a vehicle', () => {
    const { item, problems } = read(
      'Arnica 4 DH + gemmo Ribes nigrum + phyto Achillea Tropfen 60ml',
    )
    expect(problems).toEqual([])
    expect(item?.info).toMatchObject({
      substances: [
        'Homeopathy: Arnica montana 4DH',
        expect.stringMatching(/^Gemmotherapy: Ribes nigrum/),
        expect.stringMatching(/^Phytotherapy: Achillea/),
      ],
      ...{ form: 'drops', size: 'bottle-60ml' },
    })
  })

  it.each([
    ['Arnica 4 DH + Belladonna 6 DH', 'form-missing', 'Tropfen'],
    ['Arnica 4 DH + Belladonna 6 DH Tropfen x3', 'size-missing', 'Tropfen 60ml'],
    ['Arnica 4 DH + Belladonna 6 DH 60 ml', 'carrier-missing', 'Tropfen NACL 60ml'],
    ['Arnica 4 DH + Belladonna glob 15g', 'potency-missing', 'Belladonna 30 CH'],
    ['Arnica + Belladonna 6 DH Tropfen 60ml', 'potency-missing', 'phyto Arnica montana, flos'],
    ['Arnica + Belladonna 6 DH Tropfen 60ml', 'potency-missing', 'Arnica montana 30 CH'],
    ['Arnica 30 + Belladonna 6 DH glob 15g', 'potency-missing', 'Arnica montana 30 CH'],
    ['gemmo cassis 30 ml + gemmo figuier 30 ml', 'size-missing', 'Tropfen 60ml'],
    ['gemmo cassis + gemmo figuier aa 30 ml', 'size-missing', 'Tropfen 60ml'],
    ['Arnica 4 DH + Belladona 6 DH glob 15g', 'name-unclear', 'Belladonna 6 DH'],
    ['Arnica 4 DH + Belladonna 200 CH Tropfen 60ml', 'drops-up-to-30ch', 'Globuli'],
    ['Arnica 4 DH + gemmo Ribes nigrum glob', 'form-not-offered', 'Tropfen'],
    ['Arnica 4 DH + Belladonna 6 DH glob 4 g', 'size-not-offered', 'Globuli 15g'],
    ['Arnica 4 DH + Belladonna 6 DH glob 15g Alkohol', 'carrier-only-for-drops', 'Globuli 15g'],
    ['Arnica 4 DH + Belladonna 31 CH glob 15g', 'dilution-not-offered', 'Belladonna 30 CH'],
    ['Arnica 4 DH + Belladonna 6 DH glob 15g x2000', 'quantity-invalid', '×\u00a0999'],
  ])('asks about %s, and the answer is read', (text, problem, label) => {
    const line = read(text)
    expect(line.problems).toEqual([problem])
    const labels = line.choices.map(
      (one) => one.label ?? preparationText(one.preparation ?? {}, 'de'),
    )
    expect(labels).toContain(label)
    const choice = line.choices[labels.indexOf(label)]
    expect(read(choice?.text ?? '').problems).not.toEqual([problem])
  })

  it('names the substance that is not known', () => {
    expect(read('Arnica 4 DH + Xyzzyqwert 6 DH glob 15g')).toMatchObject({
      ...{ status: 'unreadable', problems: ['name-unknown'], choices: [] },
      asked: 'Xyzzyqwert 6 DH glob 15g',
    })
  })

  it.each(['Mischung:', 'mélange :', 'Mixture', 'Miscela personalizzata:'])(
    'asks for one line where %s stands alone',
    (text) => {
      const line = readShopLine({ line: 1, text }, demoCatalogue, 'de')
      expect(line).toMatchObject({ status: 'unreadable', problems: ['mixture-on-several-lines'] })
    },
  )

  it.each(languages)('offers lines joined by + as articles or as one mixture in %s', (language) => {
    const text = 'Arnica 4 DH + Belladonna 6 DH glob 15g'
    const line = readShopLine({ line: 1, text }, demoCatalogue, language)
    expect(line.problems).toEqual(['several-items'])
    const [separate, mixture] = line.choices
    expect(separate?.text.split('\n')).toHaveLength(2)
    const chosen = { line: 1, text: mixture?.text ?? '' }
    expect(readShopLine(chosen, demoCatalogue, language).item?.info.type).toBe('custom')
  })

  it('leaves lines without the sign to the quick order', () => {
    expect(read('Arnica 30 CH glob 1g').item?.info.type).toBe('homeopathy')
  })

  it.each(languages)('reads the lines of the builder in the language %s', (language) => {
    const two = [
      { type: 'Homeopathy', name: 'Arnica montana', scale: 'DH', dilution: '4' },
      { type: 'Homeopathy', name: 'Belladonna', scale: 'CH', dilution: '30' },
    ] as const
    for (const carrier of mixtureCarriers) {
      const mixture = { form: 'drops', size: 'bottle-60ml', carrier } as const
      const text = mixtureText({ ...mixture, substances: two, quantity: 3 }, language)
      const { item, quantity } = read(text, language)
      expect(item?.info, text).toMatchObject(mixture)
      expect(quantity).toBe(3)
    }
    const powder = { form: 'trituration', size: 'mannit-bottle-60g' } as const
    expect(
      read(mixtureText({ ...powder, substances: two }, language), language).item?.info,
    ).toMatchObject(powder)
  })
})
