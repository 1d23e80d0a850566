import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Œnanthe É', 'oenanthe e'],
  ['Weiß', 'weiss'],
  ['Marronnier d’Inde', "marronnier d'inde"],
  ['Verge d‘or', "verge d'or"],
  ['9\u202fCH 30\u00a0ml', '9 ch 30 ml'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('finds a name with a typographic apostrophe by a typed one', () => {
  expect(foldText('Coffret d’été')).toContain(foldText("d'ete"))
})
