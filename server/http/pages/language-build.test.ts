import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { buildsByLanguage, routeListOf } from './language-build.ts'

const ids = ['root', ...languages.flatMap((language) => [language, `${language}:home`])]
const assets = {
  url: '/all.js',
  version: '1',
  routes: Object.fromEntries(ids.map((id) => [id, { id }])),
}
const build = { assets } as unknown as ServerBuild

test.each(languages)('contains only the routes of %s', (language) => {
  const own = buildsByLanguage(build).get(language)
  expect(Object.keys(own?.assets.routes ?? {})).toEqual(['root', language, `${language}:home`])
  expect(own?.assets.url).toMatch(new RegExp(`^/assets/routes-${language}-[0-9a-f]{8}\\.js$`))
})

test('has a separate address per language', () => {
  const builds = [...buildsByLanguage(build).values()]
  expect(new Set(builds.map(({ assets }) => assets.url)).size).toBe(languages.length)
  for (const own of builds) expect(routeListOf(own)).toContain(own.assets.url)
})
