import { describe, expect, it, test } from 'vitest'
import { formatSteps, readSteps } from './price-steps.ts'

describe('quantity steps as text', () => {
  it('reads what it writes, and other ways to write it', () => {
    const steps = [
      { from: 10, price: 850 },
      { from: 50, price: 790 },
    ]
    for (const text of ['10: 8.50; 50: 7.90', '10:8,50\n50 = CHF 7.90;'])
      expect(readSteps(text)).toEqual({ ok: true, value: steps })
    const read = readSteps('10: 8.50; 50: 7.90')
    expect(read.ok && formatSteps(read.value)).toBe('10: 8.50; 50: 7.90')
    expect(readSteps(' ')).toEqual({ ok: true, value: [] })
  })

  test.each([
    ['fewer than two pieces', '1: 8.50'],
    ['a price that does not fall', '10: 8.50; 50: 8.50'],
    ['fewer pieces after more', '50: 7.90; 10: 7.50'],
    ['no price', '10:'],
    ['no number of pieces', '8.50'],
    ['the price 0', '10: 0'],
    ['more pieces than a line can have', '1000: 8.50'],
  ])('refuses steps with %s', (_, text) => {
    expect(readSteps(text)).toEqual({ ok: false, refusal: 'steps-invalid' })
  })
})
