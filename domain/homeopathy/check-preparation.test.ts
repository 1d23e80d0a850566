import { expect, it, test } from 'vitest'
import { checkPreparation } from './choices.ts'
import { parseRemedy } from './remedy.ts'

const globuli = { scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' }
const drops = { ...globuli, form: 'drops', size: 'bottle-30ml', carrier: 'nacl' }
const { dilutions } = parseRemedy({
  id: 7,
  nm: 'Arnica montana',
  ab: null,
  ch: '3-30',
  k: null,
  lmf: null,
  lmt: null,
})

it('returns codes for codes and for printed labels', () => {
  const labels = { scale: 'ch', dilution: '30CH', form: 'Globuli', size: 'Tube 1g' }
  expect(checkPreparation(globuli)).toEqual({ ok: true, value: globuli })
  expect(checkPreparation(labels)).toEqual({ ok: true, value: globuli })
  expect(checkPreparation({ ...drops, carrier: 'NACL' })).toEqual({ ok: true, value: drops })
})

test.each([
  [{ ...globuli, scale: 'C' }, 'scale', 'unknown-value'],
  [{ ...globuli, scale: 'K' }, 'scale', 'scale-not-offered'],
  [{ ...globuli, dilution: '31' }, 'dilution', 'unknown-value'],
  [{ ...globuli, dilution: '2' }, 'dilution', 'dilution-not-offered'],
  [{ ...globuli, form: 'tablets' }, 'form', 'unknown-value'],
  [{ ...globuli, size: 'tube-2g' }, 'size', 'unknown-value'],
  [{ ...globuli, size: 'tube-4g' }, 'size', 'size-not-in-form'],
  [{ ...globuli, carrier: 'nacl' }, 'carrier', 'carrier-only-for-drops'],
  [{ ...drops, carrier: undefined }, 'carrier', 'carrier-first'],
  [{ ...drops, carrier: 'e-dist' }, 'carrier', 'unknown-value'],
] as const)('refuses %j for its %s: %s', (asked, field, reason) => {
  expect(checkPreparation(asked, dilutions)).toEqual({ ok: false, refusal: { field, reason } })
})

test.each([
  [{ ...drops, dilution: '200' }, 'drops-up-to-30ch'],
  [{ ...globuli, scale: 'K', form: 'creme', size: '50g' }, 'form-not-in-scale'],
] as const)('refuses %j for any remedy: %s', (asked, reason) => {
  expect(checkPreparation(asked)).toEqual({ ok: false, refusal: { field: 'form', reason } })
})
