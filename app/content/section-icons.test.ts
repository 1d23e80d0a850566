import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionIcons } from './section-icons.ts'

test('the sprite of the section menus contains every icon of the list', () => {
  const sprite = readFileSync('ui/section-icons.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn).toEqual(Object.keys(sectionIcons))
})
