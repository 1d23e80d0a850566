import { expect, test } from 'vitest'
import { smallTitleSize } from './title-size.ts'

const usual = 'max-sm:text-[1.7rem]'
const small = 'max-sm:text-[1.35rem]'

test.each([
  ['Was ist Homöopathie?', usual],
  ['Arnica montana L. in 30 CH', usual],
  ['Allgemeine Geschäftsbedingungen', small],
  ['Verdauungs\u00adbeschwerden', usual],
  ['Verdauungsbeschwerden', small],
  ['Hals-und-Stimme-Set', usual],
])('chooses the size of %j by its longest word', (title, size) => {
  expect(smallTitleSize(title)).toBe(size)
})

test('keeps the given usual size', () => {
  expect(smallTitleSize('Unser Garten', '')).toBe('')
})
