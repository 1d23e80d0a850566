import fc from 'fast-check'
import { expect, it } from 'vitest'
import prices from '../../demo/catalogue/prices.json' with { type: 'json' }
import { maxMixtureName } from '../cart/cart-info.ts'
import { chToDh, expandDilutionRanges } from '../homeopathy/dilution-steps.ts'
import { forms, sizes } from '../homeopathy/form.ts'
import { centimes } from '../money.ts'
import { cleanLine } from '../order/free-text.ts'
import {
  emptyMixture,
  finishedSubstances,
  isMixtureReadyForSize,
  type MixtureEvent,
  type MixtureState,
  mixtureOf,
  nextMixture,
} from './builder.ts'
import { checkMixture, type FindSubstance } from './check-mixture.ts'
import type { DilutionsOf, OfferedDilutions } from './draft.ts'
import { asksForCarrier, mixtureFormReason, mixtureSizes } from './mixture-form.ts'
import { mixtureSlugs, mostExpensive } from './mixture-price.ts'
import { readMixture, recheckMixture } from './stored-mixture.ts'
import {
  maxSubstances,
  mixtureCarriers,
  mixtureScales,
  type Substance,
  substanceTypes,
} from './substance.ts'

const spellOut = (range: string): OfferedDilutions => {
  const CH = expandDilutionRanges('CH', range)
  return { DH: chToDh(CH), CH }
}
const offered = new Map([
  [1, spellOut('3-30,200,1000')],
  [2, spellOut('5-30,200')],
  [3, spellOut('200')],
])
const dilutionsOf: DilutionsOf = (id) => offered.get(id)

const among = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const anyKey = fc.integer({ min: 1, max: 6 })
const dilutions = ['1', '5', '9', '30', '59', '60', '200', '1000', '31', '']
/** Normalised as in the state: without surrounding spaces. */
const anyName = fc.string().map((name) => cleanLine(name, maxMixtureName))
const anyRemedy = fc.integer({ min: 1, max: 4 }).map((id) => ({ id, name: `Remedy ${id}` }))
const anyEvent: fc.Arbitrary<MixtureEvent> = fc.oneof(
  fc.constant({ type: 'add' as const }),
  fc.record({ type: fc.constant('delete' as const), key: anyKey }),
  fc.record({
    type: fc.constant('choose-type' as const),
    key: anyKey,
    substance: among(substanceTypes),
  }),
  fc.record({ type: fc.constant('choose-remedy' as const), key: anyKey, remedy: anyRemedy }),
  fc.record({ type: fc.constant('clear-remedy' as const), key: anyKey }),
  fc.record({
    type: fc.constant('choose-scale' as const),
    key: anyKey,
    scale: among(mixtureScales),
  }),
  fc.record({
    type: fc.constant('choose-dilution' as const),
    key: anyKey,
    dilution: among(dilutions),
  }),
  fc.record({ type: fc.constant('choose-form' as const), form: among(forms) }),
  fc.record({ type: fc.constant('choose-carrier' as const), carrier: among(mixtureCarriers) }),
  fc.record({ type: fc.constant('choose-size' as const), size: among(sizes) }),
  fc.record({
    type: fc.constant('set-quantity' as const),
    quantity: fc.integer({ min: -1, max: 1001 }),
  }),
  fc.record({ type: fc.constant('set-name' as const), name: anyName }),
)

/** Random events rarely finish a substance, so whole ones are equally frequent. */
const anyFinished: fc.Arbitrary<MixtureEvent[]> = fc
  .record({
    key: anyKey,
    substance: among(substanceTypes),
    remedy: anyRemedy,
    scale: among(mixtureScales),
    dilution: among(dilutions),
  })
  .map(({ key, substance, remedy, scale, dilution }) => [
    { type: 'add' },
    { type: 'choose-type', key, substance },
    { type: 'choose-remedy', key, remedy },
    { type: 'choose-scale', key, scale },
    { type: 'choose-dilution', key, dilution },
  ])
const anyMade: fc.Arbitrary<MixtureEvent[]> = among(forms).chain((form) =>
  fc
    .record({ carrier: among(mixtureCarriers), size: among(mixtureSizes(form)) })
    .map(({ carrier, size }) => [
      { type: 'choose-form', form },
      { type: 'choose-carrier', carrier },
      { type: 'choose-size', size },
    ]),
)
const anyEvents = fc
  .tuple(
    fc.array(anyFinished, { maxLength: 4 }),
    fc.array(
      fc.oneof(
        anyEvent.map((event) => [event]),
        anyFinished,
        anyMade,
      ),
      { maxLength: 20 },
    ),
    fc.option(anyMade, { nil: [] }),
  )
  .map(([first, then, made]) => [...first, ...then, made].flat())

const after = (events: readonly MixtureEvent[], start: MixtureState = emptyMixture) =>
  events.reduce((state, event) => nextMixture(state, event, dilutionsOf), start)
const anyState = anyEvents.map((events) => after(events))

const cents = (price: number) => centimes(Math.round(price * 100))
const priceBySlug = new Map(prices.map(({ slug, price }) => [slug, { price: Number(price) }]))

const isKept = (state: MixtureState) => {
  const { form, carrier, size, substances } = state
  const finished = finishedSubstances(state)
  expect(substances.length).toBeLessThanOrEqual(maxSubstances)
  expect(new Set(substances.map(({ key }) => key)).size).toBe(substances.length)
  expect(form && mixtureFormReason(form, finished)).toBeUndefined()
  if (carrier) expect(form && asksForCarrier(form, finished)).toBe(true)
  if (size) expect(isMixtureReadyForSize(state)).toBe(true)
}

it('drops impossible form, carrier and size after any event', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let state = emptyMixture
      for (const event of events) {
        state = nextMixture(state, event, dilutionsOf)
        isKept(state)
      }
    }),
  )
})

it('generates every form, with and without carrier', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(anyState, (state) => {
      const mixture = mixtureOf(state)
      if (mixture) met.add(`${mixture.form}${mixture.carrier ? ' carried' : ''}`)
    }),
    { numRuns: 600, seed: 7 },
  )
  expect([...met].sort()).toEqual([...forms, 'drops carried'].sort())
})

it('completes only mixtures with a price', () => {
  const find: FindSubstance = (type, { name = '' }) => {
    const dilutions = offered.get(Number(name.replace('Remedy ', '')))
    return type === 'Homeopathy' && dilutions
      ? { name, dilutions: { ...dilutions, K: [], LM: [] } }
      : { name }
  }
  fc.assert(
    fc.property(anyState, (state) => {
      const mixture = mixtureOf(state)
      if (!mixture) return
      expect(checkMixture(mixture, find)).toEqual({ ok: true, value: mixture })
      for (const slug of mixtureSlugs(mixture)) expect(priceBySlug.has(slug)).toBe(true)
    }),
  )
})

it('prices the set of finished substances in any order', () => {
  const shuffled = anyState.chain((state) =>
    fc.tuple(
      fc.constant(state),
      fc.shuffledSubarray([...state.substances], { minLength: state.substances.length }),
      fc.array(fc.constantFrom<Partial<Substance>>({}, { type: 'Homeopathy' }), { maxLength: 5 }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([state, drafts, unfinished]) => {
      const more = unfinished.map((part, i) => ({ key: 100 + i, ...part }))
      const other = { ...state, substances: [...more, ...drafts] }
      const one = mixtureOf(state)
      const two = mixtureOf(other)
      expect(two === undefined).toBe(one === undefined)
      if (one && two) expect(mixtureSlugs(two)).toEqual(mixtureSlugs(one))
    }),
  )
})

it('restores the mixture after adding and deleting a substance', () => {
  fc.assert(
    fc.property(anyState, fc.nat(8), (state, count) => {
      fc.pre(state.substances.length + count <= maxSubstances)
      const many = after(
        Array.from({ length: count }, () => ({ type: 'add' as const })),
        state,
      )
      const added = many.substances.slice(state.substances.length)
      const deletions = added.map(({ key }) => ({ type: 'delete' as const, key })).reverse()
      expect(after(deletions, many)).toEqual(state)
    }),
  )
})

it('returns the same object for an event without effect', () => {
  fc.assert(
    fc.property(anyState, anyEvent, (state, event) => {
      const next = nextMixture(state, event, dilutionsOf)
      if (next !== state) expect(next).not.toEqual(state)
    }),
  )
})

it('reads back a stored mixture', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readMixture(JSON.parse(JSON.stringify(state)))).toEqual(state)
    }),
  )
})

it('reads any stored value as a possible mixture', () => {
  const shape = {
    name: fc.anything(),
    substances: fc.array(fc.anything()),
    form: among(forms),
    carrier: among(mixtureCarriers),
    size: among(sizes),
    quantity: fc.anything(),
  }
  const anyStored = fc.oneof(fc.anything(), fc.record(shape, { requiredKeys: [] }))
  fc.assert(fc.property(anyStored, (stored) => isKept(readMixture(stored))))
})

it('keeps known substances and drops unknown ones', () => {
  const listed = (id: number) => {
    const dilutions = offered.get(id)
    return dilutions && { id, name: `Remedy ${id}`, dilutions }
  }
  fc.assert(
    fc.property(anyState, (state) => {
      expect(recheckMixture(state, 'Homeopathy', listed)).toBe(state)
      const none = recheckMixture(state, 'Homeopathy', () => undefined)
      isKept(none)
      expect(finishedSubstances(none).some(({ type }) => type === 'Homeopathy')).toBe(false)
    }),
  )
})

it('prices mixed Drops by their most expensive candidate', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const mixture = mixtureOf(state)
      if (!mixture) return
      const slugs = mixtureSlugs(mixture)
      const found = mostExpensive(slugs, (slug) => {
        const product = priceBySlug.get(slug)
        return product && { price: cents(product.price) }
      })
      if (!found.ok) throw new Error(`no price for ${slugs}`)
      for (const slug of slugs)
        expect(found.value.product.price).toBeGreaterThanOrEqual(
          cents(priceBySlug.get(slug)?.price ?? 0),
        )
    }),
  )
})
