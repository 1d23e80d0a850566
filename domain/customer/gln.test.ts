import { describe, expect, it } from 'vitest'
import { glnProblem, normalizeGln } from './gln.ts'

describe('GLN', () => {
  it.each([
    ['7601000000002', undefined],
    ['7601 0000 0000 2', undefined],
    ['7601-00000000-2', undefined],
    ['7601001362383', undefined],
    ['7601000000000', 'check-digit-wrong'],
    ['760100000000', 'not-13-digits'],
    ['76010000000021', 'not-13-digits'],
    ['76010000O0002', 'not-13-digits'],
    ['٧٦٠١٠٠٠٠٠٠٠٠٢', 'not-13-digits'],
    [' ', 'missing'],
  ])('judges the GLN %s', (text, problem) => {
    expect(glnProblem(text)).toBe(problem)
  })

  it('detects every single wrong digit', () => {
    const gln = '7601000000002'
    for (let at = 0; at < 13; at += 1)
      for (let digit = 0; digit < 10; digit += 1)
        if (gln[at] !== `${digit}`)
          expect(glnProblem(gln.slice(0, at) + digit + gln.slice(at + 1))).toBe('check-digit-wrong')
  })

  it('removes what people write between the digits', () => {
    expect(normalizeGln(' 7601.0000–0000 2')).toBe('7601000000002')
  })
})
