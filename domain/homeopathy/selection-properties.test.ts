import fc from 'fast-check'
import { expect, it } from 'vitest'
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import prices from '../../demo/catalogue/prices.json' with { type: 'json' }
import { checkPreparation, choicesOf } from './choices.ts'
import { dilutionSteps, scales } from './dilution-steps.ts'
import { carriers, forms, sizes } from './form.ts'
import { priceSlug } from './price-slug.ts'
import { parseRemedy, type Remedy, type RemedyRecord } from './remedy.ts'
import { readRemedyCode, writeRemedyCode } from './remedy-code.ts'
import {
  emptySelection,
  isSelectionComplete,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from './selection.ts'

// One remedy for each kind of ranges, including kinds that the demo catalogue lacks.
const bare: RemedyRecord = { id: 0, nm: '', ab: null, ch: null, k: null, lmf: null, lmt: null }
const odd = [bare, { ...bare, ch: '200,1000' }, { ...bare, k: 'LM' }, { ...bare, lmf: 2, lmt: 2 }]
const demo = homeopathy.map(parseRemedy)
const kinds = [...new Map(demo.map((remedy) => [remedy.dilutions, remedy])).values()]
const remedies = new Map(
  [...kinds, ...odd.map((record, i) => parseRemedy({ ...record, id: 9001 + i }))].map((remedy) => [
    remedy.id,
    remedy,
  ]),
)

const among = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const dilutions = [...new Set(scales.flatMap((scale) => dilutionSteps[scale])), '0', '31', '']
const anyEvent: fc.Arbitrary<SelectionEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ type: 'clear' }) },
  ...[
    among([...remedies.keys(), 0]).map((remedy) => ({ type: 'choose-remedy', remedy }) as const),
    among(scales).map((scale) => ({ type: 'choose-scale', scale }) as const),
    among(dilutions).map((dilution) => ({ type: 'choose-dilution', dilution }) as const),
    among(['30', '200', '1000']).map(
      (dilution) => ({ type: 'choose-dilution', dilution }) as const,
    ),
    among(forms).map((form) => ({ type: 'choose-form', form }) as const),
    among(carriers).map((carrier) => ({ type: 'choose-carrier', carrier }) as const),
    among(sizes).map((size) => ({ type: 'choose-size', size }) as const),
    fc
      .integer({ min: -1, max: 1001 })
      .map((quantity) => ({ type: 'set-quantity', quantity }) as const),
  ].map((arbitrary) => ({ weight: 4, arbitrary })),
)

const remedyFor = (event: SelectionEvent, { remedy }: Selection): Remedy | undefined =>
  remedies.get(event.type === 'choose-remedy' ? event.remedy : (remedy ?? 0))

// Half of the runs start from a complete selection.
const anyStart = fc.boolean().map((fromCode) => {
  const code = `a-${kinds[0]!.id}_b-ch_c-30_d-drops_e-nacl_f-bottle-30ml`
  return fromCode ? readRemedyCode(code, (id) => remedies.get(id)) : emptySelection
})

const afterAnyEvents = (check: (selection: Selection) => void) =>
  fc.assert(
    fc.property(anyStart, fc.array(anyEvent, { maxLength: 30 }), (start, events) => {
      check(start)
      events.reduce((selection, event) => {
        const next = nextSelection(selection, event, remedyFor(event, selection))
        check(next)
        return next
      }, start)
    }),
    { numRuns: 300 },
  )

const priced = new Set(prices.map(({ slug }) => slug))

it('never prices a selection that cannot be ordered', () => {
  let complete = 0
  afterAnyEvents((selection) => {
    const slug = priceSlug(selection)
    expect(slug !== undefined).toBe(isSelectionComplete(selection))
    if (slug === undefined || !isSelectionComplete(selection)) return
    complete += 1
    expect(priced).toContain(slug)
    const { scale, dilution, form, size, carrier } = selection
    const asked = { scale, dilution, form, size, carrier }
    expect(checkPreparation(asked, remedies.get(selection.remedy)?.dilutions).ok).toBe(true)
  })
  expect(complete).toBeGreaterThan(100)
})

it('reads back every remedyCode it writes', () => {
  afterAnyEvents((selection) => {
    const code = writeRemedyCode(selection)
    expect(readRemedyCode(code, (id) => remedies.get(id))).toStrictEqual(selection)
  })
})

it('offers only possible nearest choices', () => {
  afterAnyEvents((selection) => {
    const remedy = remedies.get(selection.remedy ?? 0)
    for (const choice of Object.values(choicesOf(selection, remedy)).flat()) {
      if (choice.available || !choice.nearest) continue
      const { type: _, ...chosen } = choice.nearest
      expect(nextSelection(selection, choice.nearest, remedy)).toMatchObject(chosen)
    }
  })
})
