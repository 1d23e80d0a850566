import { expect, test } from 'vitest'
import { readSaltForm, saltPriceSlug } from './salt.ts'

test.each([
  ['pl_6', 'schussler-salts-pills'],
  ['PL_12 ', 'schussler-salts-pills'],
  ['p_6', 'schussler-salts-powder'],
  ['p_12', 'schussler-salts-powder'],
  ['p', 'schussler-salts-powder'],
])('prices %s by %s', (text, slug) => {
  const form = readSaltForm(text)
  expect(form && saltPriceSlug(form)).toBe(slug)
})

test.each(['', 'pl', 'pl_30', 'pills', '__proto__'])('rejects the form %j', (text) =>
  expect(readSaltForm(text)).toBeUndefined(),
)
