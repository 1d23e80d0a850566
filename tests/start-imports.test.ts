import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

const modules = new Map(
  readModules(['app', 'blocks', 'demo', 'domain', 'messages', 'server', 'ui']).map((module) => [
    module.path,
    module,
  ]),
)

/** React Router's build imports the entry and all routes. */
const entries = [
  'server/start.ts',
  ...[...modules.keys()].filter((path) =>
    /^app\/(root|entry\.server|routes\/.+)\.tsx?$/.test(path),
  ),
].filter((path) => !/\.test\.tsx?$/.test(path))

/** Modules and packages that a start evaluates, without those of `import()`. */
const importedAtStart = () => {
  const found = new Set<string>()
  const add = (target: string) => {
    if (found.has(target)) return
    found.add(target)
    for (const { target: next, isType, isLazy } of modules.get(target)?.imports ?? [])
      if (!isType && !isLazy) add(next)
  }
  entries.forEach(add)
  return [...found]
}

const imported = importedAtStart()

test('finds what the start imports', () => {
  expect(imported).toEqual(expect.arrayContaining(['kysely', 'hono', 'server/db/client.ts']))
})

// Together 15 MB of memory: most servers use them rarely or not at all.
test.each(['file-type', 'feed', 'fontkit', 'nodemailer', 'pdfkit', 'pg', 'sitemap'])(
  'loads %s when it is used, not at the start',
  (name) => {
    expect(imported).not.toContain(name)
  },
)

test('loads the demo content into an empty database only', () => {
  expect(imported.filter((path) => path.startsWith('demo/content/'))).toEqual([])
})
