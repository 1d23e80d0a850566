import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, expect, test } from 'vitest'
import { routeModule } from '../app/vite-plugin.ts'
import { folders, options, resolveOptions, rules } from './dependency-rules.ts'
import { readModules } from './modules.ts'

const modules = readModules(folders)
const roomOf = (path: string) => path.split('/')[0] ?? ''
const isTest = (path: string) => /\.(test|spec)\.tsx?$|\.fixtures\.ts$/.test(path)

let found: ICruiseResult

beforeAll(async () => {
  const { output } = await cruise(folders, options, resolveOptions)
  if (typeof output === 'string') throw new Error(output)
  found = output
})

const importsOf = (path: string) =>
  found.modules.find(({ source }) => source === path)?.dependencies ?? []

test('finds imports of types, styles and by import()', () => {
  expect(found.modules.length).toBeGreaterThan(1_000)
  const typesOf = (path: string, target: string) =>
    importsOf(path).find(({ resolved }) => resolved === target)?.dependencyTypes
  expect(typesOf('server/services.ts', 'server/env.ts')).toContain('type-only')
  expect(typesOf('app/root.tsx', 'app/styles.css')).toContain('import')
  expect(typesOf('app/islands/islands.ts', 'app/account/signup/signup-form.tsx')).toContain(
    'dynamic-import',
  )
})

test.each(rules)('finds no import that the rule forbids: $name', ({ name, from }) => {
  const importers = found.modules.filter(({ source }) => new RegExp(from.path).test(source))
  expect(importers).not.toEqual([])
  const violations = found.summary.violations.filter(({ rule }) => rule.name === name)
  const paths = violations.map(({ from, to, cycle }) =>
    [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → '),
  )
  expect(paths).toEqual([])
})

// A rule with `reachable` would also follow type imports, which the build removes.
const valueImportsOf = (path: string, isLazyToo = true) =>
  importsOf(path)
    .filter(({ dependencyTypes }) => !dependencyTypes.some((type) => /^type-/.test(type)))
    .filter(({ dependencyTypes }) => isLazyToo || !dependencyTypes.includes('dynamic-import'))
    .map(({ resolved }) => resolved)

const withImports = (path: string, isLazyToo: boolean, found = new Set<string>()) => {
  found.add(path)
  for (const target of valueImportsOf(path, isLazyToo))
    if (!found.has(target)) withImports(target, isLazyToo, found)
  return found
}

test('every page loads neither React nor components', () => {
  const loaded = [...withImports('app/entry.client.ts', false)]
  expect(loaded).toContain('app/islands/hydrate-islands.ts')
  expect(loaded.filter((path) => /\.tsx$|\/(react|react-dom|react-router)\//.test(path))).toEqual(
    [],
  )
})

test('the browser loads no server code, no router and no route', () => {
  const loaded = [...withImports('app/entry.client.ts', true)]
  expect(loaded).toContain('app/shop/mixture/mixture-builder.tsx')
  const isServerOnly = (path: string) =>
    /^(server|messages\/server)\/|\/react-router\/|\/react-dom\/server/.test(path)
  expect(loaded.filter((path) => isServerOnly(path) || routeModule.test(path))).toEqual([])
})

test('components reach server code only through routes, loaders and actions', () => {
  const answersRequests = new Set(
    modules
      .filter(
        ({ path, text }) =>
          routeModule.test(path) ||
          /\.server\.tsx?$/.test(path) ||
          /^export (const|async function) (loader|action)\b/m.test(text),
      )
      .map(({ path }) => path),
  )
  const pathToServer = (path: string, seen = new Set<string>()): string[] | undefined => {
    seen.add(path)
    for (const target of valueImportsOf(path)) {
      if (/^(server|messages\/server)\//.test(target)) return [path, target]
      if (seen.has(target) || answersRequests.has(target)) continue
      const rest = pathToServer(target, seen)
      if (rest) return [path, ...rest]
    }
    return undefined
  }
  const components = modules.filter(
    ({ path }) => /^app\/.+\.tsx$/.test(path) && !isTest(path) && !answersRequests.has(path),
  )
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(({ path }) => pathToServer(path)?.join(' → ') ?? [])).toEqual([])
})

test('the domain uses no clock, randomness or process', () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bprocess\.|\bfetch\(/
  const domain = modules.filter(({ path }) => roomOf(path) === 'domain' && !isTest(path))
  expect(domain.length).toBeGreaterThan(100)
  expect(domain.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
})

test('has no file above 300 lines, except data', () => {
  const long = modules.filter(
    ({ path, text }) => roomOf(path) !== 'demo' && text.split('\n').length > 301,
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

test('has no folder with more than 20 source files, except the migrations', () => {
  const counts = new Map<string, number>()
  for (const { path } of modules) {
    if (/\.(test|spec)\.tsx?$|^server\/db\/migrations\//.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > 20)).toEqual([])
})

test('has no barrel files and no utility files', () => {
  const onlyPassesOn = /^(\s*export (type )?(\*|\{[^}]*\})[^;{}]* from '[^']+'\s*)+$/
  expect(modules.filter(({ text }) => onlyPassesOn.test(text)).map(({ path }) => path)).toEqual([])
  const drawer = /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.tsx?$|\/)/
  expect(modules.filter(({ path }) => drawer.test(path)).map(({ path }) => path)).toEqual([])
})

test('asks before an action with a button that names it', () => {
  const asks =
    /\b(Confirm|\w+WithConfirmButton|BulkDeleteButton|DeleteButton)\b(?=[^}]*\} from 'react-admin')/
  const dialogs = modules.filter(({ path, text }) => path.startsWith('admin/') && asks.test(text))
  expect(dialogs.map(({ path }) => path)).toEqual([])
  const vague = />(Confirm|OK|Yes)<|confirm(=\{|: )t`(Confirm|OK|Yes|\w+)`/
  const unclear = modules.filter(
    ({ path, text }) => path.startsWith('admin/') && !isTest(path) && vague.test(text),
  )
  expect(unclear.map(({ path }) => path)).toEqual([])
})

test('shows texts that people typed by t, as Trans parses tags in values', () => {
  const typed = 'reference|author|by|former|title|columns|fileName|attachments'
  const inTrans = new RegExp(String.raw`<Trans>[^<]*\{[^}]*\b(${typed})\b[^}]*\}[^<]*</Trans>`)
  expect(modules.filter(({ text }) => inTrans.test(text)).map(({ path }) => path)).toEqual([])
})
