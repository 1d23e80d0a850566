import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chToDh, expandDilutionRanges } from '../homeopathy/dilution-steps.ts'
import { emptyMixture, type MixtureEvent, mixtureOf, nextMixture } from './builder.ts'
import type { DilutionsOf, DraftEvent } from './draft.ts'
import { asksForCarrier, mixtureForms, mixtureSizes } from './mixture-form.ts'
import { mixtureSlugs } from './mixture-price.ts'
import { mixtureScales, type Substance } from './substance.ts'

const CH = expandDilutionRanges('CH', '3-30,200,1000')
const offered = { DH: chToDh(CH), CH }
const dilutionsOf: DilutionsOf = () => offered

/** A substance with the choices that finish it. */
type Wanted = { remedy: { id: number; name: string }; substance: Substance }

const names = ['Arnica', 'Bryonia', 'Ribes']
const anyRemedy = fc.nat(2).map((id) => ({ id: id + 1, name: names[id] ?? '' }))
const anyPlant = fc
  .record({ remedy: anyRemedy, type: fc.constantFrom('Phytotherapy' as const, 'Gemmotherapy') })
  .map(({ remedy, type }): Wanted => ({ remedy, substance: { type, name: remedy.name } }))
const anyHomeopathy = fc
  .record({ remedy: anyRemedy, scale: fc.constantFrom(...mixtureScales) })
  .chain(({ remedy, scale }) =>
    fc.constantFrom(...offered[scale]).map((dilution): Wanted => {
      const substance = { type: 'Homeopathy', name: remedy.name, scale, dilution } as const
      return { remedy, substance }
    }),
  )
const anyWanted = fc.oneof({ weight: 3, arbitrary: anyHomeopathy }, anyPlant)

type Step = (key: number) => MixtureEvent

const choices = ({ remedy, substance }: Wanted): Step[] => {
  const { type } = substance
  const steps: ((key: number) => DraftEvent)[] = [
    (key) => ({ type: 'choose-type', key, substance: type }),
    (key) => ({ type: 'choose-remedy', key, remedy }),
  ]
  if (substance.type !== 'Homeopathy') return steps
  const { scale, dilution } = substance
  return [
    ...steps,
    (key) => ({ type: 'choose-scale', key, scale }),
    (key) => ({ type: 'choose-dilution', key, dilution }),
  ]
}

/** The steps for one card; they may include other choices first and removed cards. */
type Card = Step[]
const cardsOf = (wanted: readonly Wanted[], other: readonly Wanted[], gone: readonly Wanted[]) => [
  ...wanted.map((one, i): Card => {
    const before = other[i]
    return [() => ({ type: 'add' }), ...(before ? choices(before) : []), ...choices(one)]
  }),
  ...gone.map(
    (one): Card => [() => ({ type: 'add' }), ...choices(one), (key) => ({ type: 'delete', key })],
  ),
]

/** Interleaves the steps of all cards, in the order of `turns`. */
const build = (cards: readonly Card[], turns: readonly number[]) => {
  let state = emptyMixture
  let open = cards.map((steps) => ({ steps, key: 0 }))
  for (let turn = 0; open.length > 0; turn += 1) {
    const card = open[(turns[turn % turns.length] ?? 0) % open.length]
    const step = card?.steps[0]
    if (!card || !step) throw new Error('no card')
    state = nextMixture(state, step(card.key), dilutionsOf)
    const key = card.key || (state.substances.at(-1)?.key ?? 0)
    const after = { steps: card.steps.slice(1), key }
    open = open.map((one) => (one === card ? after : one)).filter(({ steps }) => steps.length > 0)
  }
  return state
}

const anyWay = fc.record({
  other: fc.array(anyWanted, { maxLength: 6 }),
  gone: fc.array(anyWanted, { maxLength: 3 }),
  turns: fc.array(fc.nat(100), { minLength: 1, maxLength: 60 }),
})

it('prices finished substances in any order of events', () => {
  let priced = 0
  const anyWanteds = fc.array(anyWanted, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(anyWanteds, anyWay, anyWay, fc.nat(5), fc.nat(3), (wanted, one, two, f, s) => {
      const substances = wanted.map(({ substance }) => substance)
      const forms = mixtureForms(substances).filter(({ available }) => available)
      const form = forms[f % Math.max(1, forms.length)]?.form
      const size = form && mixtureSizes(form)[s % mixtureSizes(form).length]
      const made: MixtureEvent[] = [
        ...(form ? [{ type: 'choose-form' as const, form }] : []),
        ...(form && asksForCarrier(form, substances)
          ? [{ type: 'choose-carrier' as const, carrier: 'nacl' as const }]
          : []),
        ...(size ? [{ type: 'choose-size' as const, size }] : []),
      ]
      for (const { other, gone, turns } of [one, two]) {
        const built = build(cardsOf(wanted, other, gone), turns)
        const state = made.reduce((now, event) => nextMixture(now, event, dilutionsOf), built)
        const mixture = mixtureOf(state)
        expect(mixture && mixtureSlugs(mixture)).toEqual(
          form && size && mixtureSlugs({ substances, form, size }),
        )
        if (mixture) priced += 1
      }
    }),
    { numRuns: 300 },
  )
  expect(priced).toBeGreaterThan(200)
})
