import { expect, test } from 'vitest'
import rows from '../../demo/catalogue/professions.json' with { type: 'json' }
import { professions } from '../../domain/customer/profession.ts'
import { professionNames } from './professions.ts'

test.each(professions)('names %s as the laboratory does', (profession) => {
  const row = rows.find(({ key }) => key === profession)
  expect(professionNames[profession].message).toBe(row?.name_en)
})

test('gives no two professions the same name', () =>
  expect(new Set(Object.values(professionNames).map(({ message }) => message)).size).toBe(
    professions.length,
  ))
