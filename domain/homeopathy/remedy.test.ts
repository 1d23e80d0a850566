import { describe, expect, it } from 'vitest'
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import { dilutionSteps, scales } from './dilution-steps.ts'
import { parseRemedy, type RemedyRecord, scalesOf } from './remedy.ts'

const bare: RemedyRecord = { id: 1, nm: 'X', ab: null, ch: null, k: null, lmf: null, lmt: null }

describe('parseRemedy', () => {
  it('expands the ranges of every scale', () => {
    const record = { ...bare, ab: 'X.', ch: '29-30,200', k: '30,200,M', lmf: 99, lmt: 100 }
    expect(parseRemedy(record)).toEqual({
      id: 1,
      name: 'X',
      abbreviation: 'X.',
      dilutions: {
        DH: ['57', '58', '59', '60'],
        CH: ['29', '30', '200'],
        K: ['30', '200', 'M'],
        LM: ['99', '100'],
      },
    })
  })

  it('omits scales and abbreviations that the record lacks', () => {
    expect(scalesOf(parseRemedy(bare))).toEqual([])
    expect(parseRemedy(bare)).not.toHaveProperty('abbreviation')
    expect(scalesOf(parseRemedy({ ...bare, ch: '200' }))).toEqual(['CH'])
    expect(scalesOf(parseRemedy({ ...bare, lmf: 6 }))).toEqual([])
  })

  it('limits LM to 1–100', () => {
    expect(parseRemedy({ ...bare, lmf: 0, lmt: 1000 }).dilutions.LM).toEqual(dilutionSteps.LM)
  })

  it('shares the lists of equal ranges', () => {
    const remedies = homeopathy.map(parseRemedy)
    expect(new Set(remedies.map(({ dilutions }) => dilutions)).size).toBeLessThan(40)
  })

  it('offers only what is on the dilutionSteps, for every remedy of the demo laboratory', () => {
    for (const { dilutions } of homeopathy.map(parseRemedy)) {
      expect(dilutions.CH.length).toBeGreaterThan(0)
      for (const scale of scales) {
        expect(dilutions[scale].filter((value) => !dilutionSteps[scale].includes(value))).toEqual(
          [],
        )
      }
    }
  })
})
