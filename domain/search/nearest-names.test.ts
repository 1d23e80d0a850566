import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

test('lists all of a few names in their order', () => {
  const names = ['Zäpfchen', 'Globuli', 'Tropfen']
  expect(nearestNames('Tropfn', names)).toEqual({ names, others: 0 })
})

test('names the nearest of many first, whatever their accents, and counts the others', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Kategorie ${at}`)
  const near = nearestNames('crèmes', [...names, 'Salben', 'Creme'])
  expect(near.names[0]).toBe('Creme')
  expect(near.names.length + near.others).toBe(32)
  expect(nearestNames('', names).names).toHaveLength(near.names.length)
})
