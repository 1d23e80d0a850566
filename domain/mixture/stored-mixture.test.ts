import { describe, expect, it, test } from 'vitest'
import { emptyMixture, type MixtureState } from './builder.ts'
import { readMixture, recheckMixture } from './stored-mixture.ts'

const arnica = { id: 1, name: 'Arnica montana' }
const at30 = { key: 1, type: 'Homeopathy', remedy: arnica, scale: 'CH', dilution: '30' } as const
const state: MixtureState = {
  name: 'Winter',
  substances: [at30],
  form: 'globuli',
  size: 'tube-1g',
  quantity: 2,
}

describe('a stored mixture', () => {
  test.each([undefined, null, 7, 'x', [], { substances: 'all' }, { substances: [null, 1, 'x'] }])(
    'drops the whole value %j',
    (stored) => expect(readMixture(stored)).toEqual(emptyMixture),
  )
  test.each([
    [
      'a dilution off the ladder',
      { ...at30, dilution: '31' },
      { key: 1, type: 'Homeopathy', remedy: arnica, scale: 'CH' },
    ],
    [
      'a scale of single remedies',
      { ...at30, scale: 'K' },
      { key: 1, type: 'Homeopathy', remedy: arnica },
    ],
    ['no remedy', { ...at30, remedy: 'Arnica' }, { key: 1, type: 'Homeopathy', scale: 'CH' }],
    [
      'a remedy without a name',
      { ...at30, remedy: { id: 1, name: '' } },
      { key: 1, type: 'Homeopathy', scale: 'CH' },
    ],
    ['another type', { ...at30, type: 'Oligotherapy' }, { key: 1 }],
    [
      'a plant with a dilution',
      { ...at30, type: 'Phytotherapy' },
      { key: 1, type: 'Phytotherapy', remedy: arnica },
    ],
  ])('keeps the valid choices of a substance with %s', (_, stored, draft) => {
    expect(readMixture({ ...state, substances: [stored] }).substances).toEqual([draft])
  })
  it('drops a form that its substances do not allow, and an impossible size', () => {
    expect(readMixture({ ...state, substances: [] })).toEqual({
      ...emptyMixture,
      name: 'Winter',
      quantity: 2,
    })
    const { size: _, ...open } = state
    expect(readMixture({ ...state, size: 'tube-4g' })).toEqual(open)
  })
  it('keeps one substance per key, up to the maximum', () => {
    expect(readMixture({ substances: [at30, at30] }).substances).toHaveLength(1)
    const thousand = Array.from({ length: 1000 }, (_, i) => ({ key: i + 1 }))
    expect(readMixture({ substances: thousand }).substances).toHaveLength(50)
  })
})

describe('an updated catalogue', () => {
  const listed = { ...arnica, dilutions: { DH: [], CH: ['9', '30'] } }
  test.each([
    ['as it was', listed, state.substances],
    [
      'under another name',
      { ...listed, name: 'Arnica' },
      [{ ...at30, remedy: { id: 1, name: 'Arnica' } }],
    ],
    [
      'no longer made so high',
      { ...listed, dilutions: { DH: [], CH: ['9'] } },
      [{ key: 1, type: 'Homeopathy', remedy: arnica, scale: 'CH' }],
    ],
    [
      'no longer made in the scale',
      { ...listed, dilutions: { DH: ['9'], CH: [] } },
      [{ key: 1, type: 'Homeopathy', remedy: arnica }],
    ],
    ['gone', undefined, [{ key: 1, type: 'Homeopathy', scale: 'CH' }]],
  ])('rechecks a stored substance whose remedy is %s', (_, found, substances) => {
    expect(recheckMixture(state, 'Homeopathy', () => found).substances).toEqual(substances)
  })
  it('removes the form when a substance becomes unfinished', () => {
    expect(recheckMixture(state, 'Homeopathy', () => undefined).form).toBeUndefined()
    expect(recheckMixture(state, 'Phytotherapy', () => undefined)).toBe(state)
  })
})
