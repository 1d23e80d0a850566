import { describe, expect, test } from 'vitest'
import { parseLine } from './parse-line.ts'
import type { ParsedLine } from './parsed-line.ts'

const times = (value: number, isCertain = true) => [{ value, by: 'times', isCertain }]
const CH30 = [{ scale: 'CH', dilution: '30' } as const]

describe('a line without the catalogue', () => {
  test.each<[string, Partial<ParsedLine>]>([
    [
      'arn 30ch glob 1g x2',
      {
        name: 'arn',
        potencies: [{ scale: 'CH', dilution: '30' }],
        forms: ['globuli'],
        amounts: [{ amount: 1, unit: 'g' }],
        quantities: [{ value: 2, by: 'times', isCertain: true }],
        rest: '30ch glob 1g x2',
      },
    ],
    ['Schüssler 7 D6', { name: '', family: 'schussler', numbers: [7] }],
    ['Sch. 7 D6', { name: '', family: 'schussler', numbers: [7] }],
    ['sel de Schüssler n° 7', { name: '', family: 'schussler', numbers: [7] }],
    ['Komplexmittel Nr. 4', { name: '', family: 'complex', numbers: [4] }],
    ['cassis bourgeons 60 ml', { name: 'cassis', family: 'gemmotherapy' }],
    ['teinture mère d’arnica', { name: 'arnica', family: 'phytotherapy' }],
    ['arn 30ch urgent', { name: 'arn urgent', segments: ['arn', 'urgent'] }],
    ['sel 30ch', { name: 'sel', potencies: [{ scale: 'CH', dilution: '30' }] }],
    ['gran 30ch', { name: 'gran', isKeywordName: true }],
    ['30ch glob', { name: '' }],
    ['nat-m 200', { bareNumbers: [{ text: '200', isFirst: false, isDoubtful: false }] }],
    ['2 arn', { bareNumbers: [{ text: '2', isFirst: true, isDoubtful: false }] }],
    ['2. arn', { bareNumbers: [{ text: '2', isFirst: true, isDoubtful: true }] }],
    ['calc c 30', { name: 'calc', potencies: CH30 }],
    ['arn CH', { scale: 'CH', potencies: [] }],
    ['Vitamin B6', { name: 'Vitamin B6' }],
  ])('reads the words of %s without the catalogue', (text, expected) => {
    expect(parseLine(text)).toMatchObject(expected)
  })

  test.each([
    ['1M', ['K M', 'CH 1000']],
    ['10M', ['K XM']],
    ['2 MK', ['K 2M', 'K M']],
    ['M K', ['K M']],
    ['1000K', ['K M']],
    ['LM VI', ['LM 6']],
    ['0/12', ['LM 12']],
    ['7D6', ['DH 7', 'DH 6']],
    ['30 C 200', ['CH 30', 'CH 200']],
  ])('reads the potency %s', (text, expected) => {
    const { potencies } = parseLine(`arn ${text}`)
    expect(potencies.map(({ scale, dilution }) => `${scale} ${dilution}`)).toEqual(expected)
  })

  test.each([
    ['arn x2', times(2)],
    ['arn (2x)', times(2)],
    ['2x arn', times(2)],
    ['arn 2x', times(2, false)],
    ['arn x-2', times(-2)],
    ['arn -2x', times(-2, false)],
    ['arn 2.5x', times(2.5, false)],
    ['arn x150!', [{ value: 150, by: 'times', isCertain: true, isConfirmed: true }]],
  ])('reads the quantity of %s', (text, expected) => {
    expect(parseLine(text).quantities).toEqual(expected)
  })

  test.each([
    ['Arnica 9 et 15 CH tube', ['Arnica 9 CH tube', 'Arnica 15 CH tube']],
    ['Sepia 200 und 1000 K', ['Sepia 200 K', 'Sepia 1000 K']],
    ['Tilia 30 et 60 ml bourgeons', ['Tilia 30 ml bourgeons', 'Tilia 60 ml bourgeons']],
    ['Arnica C9, 15 & 30', ['Arnica C9', 'Arnica C15', 'Arnica C30']],
    ['Arnica 9-15 CH', ['Arnica 9 CH', 'Arnica 15 CH']],
    ['Arnica 9,15 CH', ['Arnica 9 CH', 'Arnica 15 CH']],
    ['Arnica 9CH 15CH', ['Arnica 9CH', 'Arnica 15CH']],
    ['Arnica CH 9 CH 15', ['Arnica CH 9', 'Arnica CH 15']],
    ['Arnica LM 6 LM 12', ['Arnica LM 6', 'Arnica LM 12']],
    ['Nr. 701 und 702', ['Nr. 701', 'Nr. 702']],
    ['Nr 701 Nr 702', ['Nr 701', 'Nr 702']],
    ['701, 702', ['Nr. 701', 'Nr. 702']],
    ['Schüssler Nr. 7 e Nr. 9 D6', ['Schüssler Nr. 7 D6', 'Schüssler Nr. 9 D6']],
    ['arn 30ch;glob;1g;2', undefined],
    ['arn 30ch, glob 1g, 2', undefined],
    ['arn 30ch glob 1g -2', undefined],
  ])('takes the articles of %j apart', (text, expected) =>
    expect(parseLine(text).singles).toEqual(expected),
  )

  test.each([
    ['arn 30ch + glob', ['+']],
    ['arn 30ch et glob', ['et']],
    ['arn 30ch glob ?', ['?']],
    ['🌿 arn - 30ch (glob).', []],
  ])('names what is unread in %j', (text, expected) =>
    expect(parseLine(text).unread).toEqual(expected),
  )

  test.each([
    ['arn 30ch CHF 10.80 vom 12.05.2026', ['CHF 10.80', 'vom 12.05.2026']],
    ['arn 30ch 10.80', ['10.80']],
    ['Ref. 12345 arn 30ch', ['Ref. 12345']],
    ['arn 30ch Tel. +41 79 123 45 67', ['Tel. +41 79 123 45 67']],
    ['arn 30ch 5 Globuli 3x täglich', ['5', '3x täglich']],
    ['arn 30ch 3 x par jour', ['3 x par jour']],
    ['arn 9.15.30 ch glob', []],
    ['arn 30ch 2x', []],
    ['Fr. 10 ch', []],
    ['arn 1000 K 4 g', []],
  ])('takes the numbers of %j that order nothing as noise', (text, expected) =>
    expect(parseLine(text).noise).toEqual(expected),
  )

  test('leaves a second value of a part in the name', () => {
    expect(parseLine('arn gtt water alcohol')).toMatchObject({
      carrier: 'water',
      name: 'arn alcohol',
    })
  })

  test('reads ligatures, full-width letters and soft hyphens as plain text', () => {
    expect(parseLine('Bella\u00addon\u200bna ９ＣＨ').name).toBe('Belladonna')
    expect(parseLine('Acidum ﬂuoricum').name).toBe('Acidum fluoricum')
  })

  test('reports several quantities and invalid ones', () => {
    expect(parseLine('x2 arn 3 Stk').problems).toEqual(['several-quantities'])
    expect(parseLine('arn x0').problems).toEqual(['quantity-invalid'])
  })

  test('reads columns like words', () => {
    const parsed = parseLine('"arn";30 CH|globuli\t1g')
    expect(parsed).toMatchObject({ name: 'arn', potencies: CH30, forms: ['globuli'] })
  })

  test('does not read a line of more than 300 characters', () => {
    expect(parseLine('a'.repeat(301)).problems).toEqual(['line-too-long'])
  })
})
