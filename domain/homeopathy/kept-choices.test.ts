import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPreparation } from './choices.ts'
import { dilutionSteps, scales } from './dilution-steps.ts'
import { carriers, formsOf, type Preparation, sizesOf } from './form.ts'
import { choicesToKeep, type KeptChoices, keepChoices } from './kept-choices.ts'
import { parseRemedy } from './remedy.ts'
import { isSelectionComplete, nextSelection, type Selection } from './selection.ts'

const remedyWith = (ranges: Partial<Parameters<typeof parseRemedy>[0]>) =>
  parseRemedy({ id: 8, nm: 'X', ab: null, ch: null, k: null, lmf: null, lmt: null, ...ranges })

const ch = remedyWith({ ch: '3-30,200' })
const k = remedyWith({ k: '6-M' })
const low = remedyWith({ ch: '3-9' })

const start: Selection = { remedy: 8, quantity: 1 }
const globuli: Preparation = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
const drops: Preparation = {
  scale: 'CH',
  dilution: '30',
  form: 'drops',
  carrier: 'water',
  size: 'bottle-60ml',
}

test.each<
  [
    string,
    Selection,
    KeptChoices,
    typeof ch,
    Omit<ReturnType<typeof keepChoices>, 'selection'> & { selection: KeptChoices },
  ]
>([
  [
    'everything that the remedy has',
    start,
    drops,
    ch,
    { selection: drops, waiting: {}, dropped: {} },
  ],
  [
    'form and size until a dilution is chosen',
    start,
    globuli,
    low,
    {
      selection: { scale: 'CH' },
      waiting: { form: 'globuli', size: 'tube-1g' },
      dropped: { dilution: '30' },
    },
  ],
  [
    'no dilution without its scale',
    start,
    globuli,
    k,
    {
      selection: {},
      waiting: { form: 'globuli', size: 'tube-1g' },
      dropped: { scale: 'CH', dilution: '30' },
    },
  ],
  [
    'nothing that belongs to a form that is not made',
    { ...start, scale: 'CH', dilution: '200' },
    drops,
    ch,
    {
      selection: { scale: 'CH', dilution: '200' },
      waiting: {},
      dropped: { form: 'drops', carrier: 'water', size: 'bottle-60ml' },
    },
  ],
  [
    'a typed form and potency',
    { ...start, scale: 'CH', dilution: '9', form: 'granules' },
    drops,
    ch,
    { selection: { scale: 'CH', dilution: '9', form: 'granules' }, waiting: {}, dropped: {} },
  ],
  [
    'no size that the scale lacks',
    { ...start, scale: 'K', dilution: '200' },
    { ...globuli, size: 'bottle-15g' },
    k,
    {
      selection: { scale: 'K', dilution: '200', form: 'globuli' },
      waiting: {},
      dropped: { size: 'bottle-15g' },
    },
  ],
])('keeps for the next remedy %s', (_, selection, kept, remedy, { selection: chosen, ...rest }) => {
  expect(keepChoices(selection, kept, remedy)).toEqual({
    selection: { ...start, ...chosen },
    ...rest,
  })
})

test('keeps neither remedy nor quantity', () => {
  expect(choicesToKeep({ remedy: 7, quantity: 3, ...drops })).toEqual(drops)
})

const anyPreparation: fc.Arbitrary<Preparation> = fc
  .constantFrom(...scales)
  .chain((scale) => fc.tuple(fc.constant(scale), fc.constantFrom(...dilutionSteps[scale])))
  .chain(([scale, dilution]) =>
    fc.tuple(fc.constant({ scale, dilution }), fc.constantFrom(...formsOf(scale, dilution))),
  )
  .chain(([potency, form]) =>
    fc.record({
      scale: fc.constant(potency.scale),
      dilution: fc.constant(potency.dilution),
      form: fc.constant(form),
      size: fc.constantFrom(...sizesOf(potency.scale, form)),
      ...(form === 'drops' && { carrier: fc.constantFrom(...carriers) }),
    }),
  )

test('keeps any preparation whole if the remedy has it, else only what can be ordered', () => {
  fc.assert(
    fc.property(anyPreparation, fc.constantFrom(ch, k, low), (kept, remedy) => {
      const { selection, waiting, dropped } = keepChoices(start, kept, remedy)
      const isOffered = checkPreparation(kept, remedy.dilutions).ok
      expect(isSelectionComplete(selection)).toBe(isOffered)
      expect({ ...choicesToKeep(selection), ...waiting, ...dropped }).toEqual(kept)
      // The state machine reaches the selection by its own events.
      expect(nextSelection(selection, { type: 'set-quantity', quantity: 2 }, remedy)).toEqual({
        ...selection,
        quantity: 2,
      })
    }),
  )
})
