import { existsSync, readFileSync } from 'node:fs'
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

/** Modules and packages that these evaluate, without those of `import()`. */
const importedBy = (paths: readonly string[]) => {
  const found = new Set<string>()
  const add = (target: string) => {
    if (found.has(target)) return
    found.add(target)
    for (const { target: next, isType, isLazy } of modules.get(target)?.imports ?? [])
      if (!isType && !isLazy) add(next)
  }
  paths.forEach(add)
  return [...found]
}

const imported = importedBy(entries)

test('finds what the start imports', () => {
  expect(imported).toEqual(expect.arrayContaining(['kysely', 'hono', 'server/db/client.ts']))
})

// Together 15 MB of memory: most servers use them rarely or not at all.
test.each([
  '@aws-sdk/client-s3',
  'file-type',
  'feed',
  'fontkit',
  'nodemailer',
  'pdfkit',
  'pg',
  'sitemap',
])('loads %s when it is used, not at the start', (name) => {
  expect(imported).not.toContain(name)
})

test('loads the demo content into an empty database only', () => {
  expect(imported.filter((path) => path.startsWith('demo/content/'))).toEqual([])
})

test('starts the development server without modules that need Vite', () => {
  const own = importedBy(['server/dev.ts']).filter((path) => existsSync(path))
  expect(own).toContain('server/http/claim-port.ts')
  const needVite = own.filter((path) =>
    /import\.meta\.env|@lingui\/(core|react)\/macro/.test(readFileSync(path, 'utf8')),
  )
  expect(needVite).toEqual([])
})
