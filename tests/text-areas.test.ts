import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { getConfig } from '@lingui/conf'
import { describe, expect, test } from 'vitest'
import { islands } from '../app/islands/islands.ts'
import { blockManifest } from '../blocks/manifest.ts'
import { areaNames, type BrowserArea } from '../locales/message-areas.ts'
import { readModules } from './modules.ts'

// Each area of the site has its own message catalogue (locales/message-areas.ts). The server has all;
// a browser loads the site's own, and those that app/islands/islands.ts and calls of `loadPage` name.
// Messages of an area that is not loaded are shown in English.

/** Source globs of each area by catalogue path; '' is loaded with every island. */
const areas = new Map(
  (getConfig().catalogs ?? []).map(({ path, include }) => [
    path.split('/').slice(1, -1).join('/'),
    include,
  ]),
)

const isIn = (area: string, path: string) =>
  areas
    .get(area)
    ?.some((pattern) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern)) ?? false

const areasOf = (path: string) => [...areas.keys()].filter((area) => area && isIn(area, path))

/** Modules of the site; messages of the server are not sent to browsers. */
const modules = new Map(
  readModules(['app', 'blocks', 'messages', 'ui'])
    .filter(({ path }) => !path.startsWith('messages/server/'))
    .map((module) => [module.path, module]),
)

const isAreaName = (name: string) => areaNames.some((area) => area === name)

const namesIn = (text: string) =>
  [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).filter(isAreaName)

/** The areas that a module loads before it renders what it imports lazily. */
const areasLoadedBy = (text: string) =>
  [...text.matchAll(/\bloadPage\(\[([^\]]*)\]/g)].flatMap(([, names = '']) => namesIn(names))

type Part = { path: string; areas: readonly string[] }

/** Adds a module and all that it imports, with the areas loaded at each; the fewest count. */
const follow = ({ path, areas }: Part, found: Map<string, readonly string[]>) => {
  const module = modules.get(path)
  const known = found.get(path)
  if (!module || known?.every((area) => areas.includes(area))) return
  const loaded = known?.filter((area) => areas.includes(area)) ?? areas
  found.set(path, loaded)
  const forImports = [...loaded, ...areasLoadedBy(module.text)]
  for (const { target, isType } of module.imports)
    if (!isType) follow({ path: target, areas: forImports }, found)
}

const islandEntry = /import\('\.\.\/([^']+)'\),((?:\s*'\w+',?)+)/g

/** The islands of the site and of blocks, with the areas that they declare. */
const islandParts: readonly Part[] = [
  ...[...(modules.get('app/islands/islands.ts')?.text ?? '').matchAll(islandEntry)].map(
    ([, path, names = '']) => ({ path: `app/${path}`, areas: namesIn(names) }),
  ),
  ...[
    ...(modules.get('blocks/manifest.ts')?.text ?? '').matchAll(
      /island: \(\) => import\('\.\/([^']+)'\)/g,
    ),
  ].map(([, path]) => ({ path: `blocks/${path}`, areas: [] })),
]

/** Parts that load their messages themselves. */
const otherParts: readonly Part[] = [...modules.values()]
  .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && /\bloadPage\(\[/.test(text))
  .map(({ path }) => ({ path, areas: [] }))

const hasTexts = (path: string) => /from '@lingui\/\w+\/macro'/.test(modules.get(path)?.text ?? '')

test('finds every island and the areas that it declares', () => {
  const blocks = Object.values(blockManifest).filter(({ island }) => island)
  expect(islandParts).toHaveLength(Object.keys(islands).length + blocks.length)
  const declared = Object.values(islands).map(({ areas }): readonly BrowserArea[] => areas)
  expect(islandParts.slice(0, declared.length).map(({ areas }) => areas)).toEqual(declared)
  expect(otherParts.map(({ path }) => path)).toContain('app/shell/popups/start-popups.tsx')
})

describe('in the browser', () => {
  test.each([...islandParts, ...otherParts])('$path has the messages of its modules', (part) => {
    const found = new Map<string, readonly string[]>()
    follow(part, found)
    const without = [...found].filter(([path, loaded]) => {
      const homes = areasOf(path)
      const all = [...loaded, ...areasLoadedBy(modules.get(path)?.text ?? '')]
      return hasTexts(path) && homes.length > 0 && !homes.some((home) => all.includes(home))
    })
    expect(without.map(([path]) => path)).toEqual([])
  })
})

test('collects the messages of every module', () => {
  const origins = globSync('locales/**/en.po').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^#: (.+)$/gm)].map(([, path = '']) => path),
  )
  expect(origins.length).toBeGreaterThan(500)
  const collected = new Set(origins)
  const missing = readModules(['app', 'blocks', 'messages', 'server', 'ui'])
    .filter(({ text }) => /\b(msg|t)`|<(Trans|Plural|Select)\b|\b(msg|plural)\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => !/\.test\.tsx?$/.test(path) && !collected.has(path))
  expect(missing).toEqual([])
})
