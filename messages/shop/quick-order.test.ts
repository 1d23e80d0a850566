import { expect, test } from 'vitest'
import type { LineSpec } from '../../domain/quick-order/lines/line-spec.ts'
import { shortLabels } from './quick-order.ts'

const answer = (preparation: LineSpec['preparation']) => ({
  name: 'Arnica montana',
  spec: { thing: { family: 'homeopathy', id: 159 }, quantity: 1, preparation } as LineSpec,
})

const t = ({ message, id }: { message?: string; id: string }) => message ?? id

test('groups answers by form where they differ in form and size, without what all share', () => {
  const potency = { scale: 'CH', dilution: '30' } as const
  const answers = [
    answer({ ...potency, form: 'globuli', size: 'tube-1g' }),
    answer({ ...potency, form: 'globuli', size: 'bottle-15g' }),
    answer({ ...potency, form: 'drops' }),
  ]
  expect(shortLabels(answers, t)).toEqual([
    { group: 'Globules', short: 'Tube 1 g' },
    { group: 'Globules', short: 'Bottle 15 g' },
    { group: 'Drops', short: 'Drops' },
  ])
})

test('leaves answers that differ in one part in one group', () => {
  const answers = [
    answer({ scale: 'CH', dilution: '200' }),
    answer({ scale: 'K', dilution: '200' }),
  ]
  expect(shortLabels(answers, t)).toEqual([
    { group: '', short: '200\u00a0CH' },
    { group: '', short: '200\u00a0K' },
  ])
})
