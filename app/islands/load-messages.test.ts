import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { messageAreas } from '../../locales/message-areas.ts'
import { readModules } from '../../tests/modules.ts'

const modules = new Map(
  readModules(['app', 'blocks', 'domain', 'messages', 'ui']).map((module) => [module.path, module]),
)

/** What the browser loads: the entry of every page, islands and popups, and all that they import. */
const inBrowser = () => {
  const found = new Set(['app/entry.client.ts'])
  for (const path of found)
    for (const { target, isType } of modules.get(path)?.imports ?? [])
      if (!isType && modules.has(target)) found.add(target)
  return found
}

const serverAreas = ['pages', 'server'] as const

test.each(serverAreas)('shows no message of the area %s, which browsers do not load', (area) => {
  const loaded = [...inBrowser()]
  expect(loaded.length).toBeGreaterThan(200)
  const sources = messageAreas[area].sources.flatMap((source) => [source, `${source}/**`])
  const shown = loaded
    .filter((path) => modules.get(path)?.text.includes('@lingui/'))
    .filter((path) => sources.some((source) => matchesGlob(path, source)))
  expect(shown).toEqual([])
})
