import { expect, test } from 'vitest'
import { choicesOf } from '../../../domain/homeopathy/choices.ts'
import { parseRemedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type Selection } from '../../../domain/homeopathy/selection.ts'
import { notesOf } from './step-frame.tsx'

const arnica = parseRemedy({
  id: 7,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200,1000',
  k: '6-CM',
  lmf: null,
  lmt: null,
})

const forms = (chosen: Partial<Selection>) =>
  notesOf(choicesOf({ remedy: 7, quantity: 1, ...chosen }, arnica).forms)

test('has one note for all choices when a previous step is incomplete', () => {
  const [note, ...others] = notesOf(choicesOf(emptySelection, undefined).forms)
  expect(note).toMatchObject({ reason: 'remedy-first' })
  expect(note?.values).toHaveLength(6)
  expect(others).toEqual([])
})

test('groups choices by reason and nearest alternative', () => {
  expect(forms({ scale: 'CH', dilution: '30' })).toEqual([])
  expect(forms({ scale: 'CH', dilution: '200' })).toEqual([
    {
      values: ['drops'],
      reason: 'drops-up-to-30ch',
      nearest: { type: 'choose-dilution', dilution: '30' },
    },
  ])
  expect(forms({ scale: 'K', dilution: 'M' })).toEqual([
    {
      values: ['drops', 'creme', 'trituration', 'suppository'],
      reason: 'form-not-in-scale',
      nearest: { type: 'choose-scale', scale: 'CH' },
    },
  ])
})

test('has a note for a scale that the remedy lacks, none for the others', () => {
  const { scales } = choicesOf({ remedy: 7, quantity: 1 }, arnica)
  expect(notesOf(scales).map(({ values }) => values)).toEqual([['LM']])
})
