import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { illustrationNames } from './illustration-names.ts'

it('names every drawing of the site', () => {
  const files = readdirSync(new URL('../../public/illustrations/', import.meta.url))
  expect(files.sort()).toEqual(illustrationNames.map((name) => `${name}.svg`).sort())
})
