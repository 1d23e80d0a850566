import { describe, expect, test } from 'vitest'
import { exists, type Import, isRelative, type Module, readModules } from './modules.ts'

const rooms = ['app', 'blocks', 'demo', 'domain', 'messages', 'server', 'ui']
const workshops = ['bench', 'scripts', 'tests']

const modules = readModules([...rooms, ...workshops])
const byPath = new Map(modules.map((module) => [module.path, module]))

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\.fixtures\.ts$/.test(path)
const roomOf = (path: string) => path.split('/')[0] ?? ''
const productive = modules.filter(({ path }) => rooms.includes(roomOf(path)) && !isTest(path))

/** Imports that break a rule, as "importer → target". */
const breaches = (among: readonly Module[], isBreach: (what: Import, from: Module) => boolean) =>
  among.flatMap((module) =>
    module.imports
      .filter((what) => isBreach(what, module))
      .map(({ target }) => `${module.path} → ${target}`),
  )

test('finds the imports', () => {
  expect(modules.length).toBeGreaterThan(200)
  expect(byPath.get('server/start.ts')?.imports).toContainEqual({
    specifier: './env.ts',
    target: 'server/env.ts',
    isType: true,
    isLazy: false,
  })
  expect(byPath.get('app/root.tsx')?.imports.map(({ target }) => target)).toContain(
    'app/styles.css',
  )
  expect(byPath.get('server/dev.ts')?.imports.map(({ target }) => target)).toContain('vite')
})

/** What each room may import from other rooms. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  messages: ['domain'],
  ui: ['domain'],
  blocks: ['domain', 'messages', 'ui'],
  demo: ['domain', 'blocks'],
  server: ['domain', 'messages', 'blocks', 'demo', 'locales'],
  app: ['domain', 'messages', 'ui', 'blocks', 'server', 'locales'],
}

test.each(Object.entries(mayImport))('%s imports from %j only', (room, others) => {
  const among = productive.filter(({ path }) => roomOf(path) === room)
  expect(among).not.toEqual([])
  const isElsewhere = (what: Import) =>
    isRelative(what.specifier) && ![room, ...others].includes(roomOf(what.target))
  expect(breaches(among, isElsewhere)).toEqual([])
})

/**
 * Inside the server: catalogue ← accounts ← orders, invoicing ← orders ← documents ← mail; content is separate:
 * catalogue ← content ← accounts, content ← forms ← mail.
 */
const mayImportInServer: Record<string, readonly string[]> = {
  db: [],
  catalogue: ['db'],
  content: ['db', 'catalogue'],
  outbox: ['db'],
  visits: ['db'],
  accounts: ['db', 'catalogue', 'content', 'outbox'],
  forms: ['db', 'accounts', 'content', 'outbox'],
  invoicing: ['db', 'content'],
  seo: ['db', 'catalogue', 'content'],
  orders: ['db', 'catalogue', 'accounts', 'content', 'outbox', 'invoicing'],
  documents: ['db', 'accounts', 'content', 'orders', 'invoicing'],
  mail: [
    'db',
    'catalogue',
    'accounts',
    'content',
    'forms',
    'outbox',
    'orders',
    'invoicing',
    'documents',
  ],
}

test.each(Object.entries(mayImportInServer))('server/%s imports from %j only', (part, others) => {
  const among = productive.filter(({ path }) => path.startsWith(`server/${part}/`))
  expect(among).not.toEqual([])
  const isElsewhere = ({ target }: Import) => {
    const [, room, file] = /^server\/([^/]+)\/(.+)/.exec(target) ?? []
    return file !== undefined && room !== undefined && ![part, ...others].includes(room)
  }
  expect(breaches(among, isElsewhere)).toEqual([])
})

test('server/services.ts imports only the types of its members', () => {
  const lower = ['server/cached-page.ts', 'server/db/', 'server/env.ts', 'server/files/', 'pino']
  const services = productive.filter(({ path }) => path === 'server/services.ts')
  expect(services).toHaveLength(1)
  const isUpwards = ({ target }: Import) => !lower.some((path) => target.startsWith(path))
  expect(breaches(services, isUpwards)).toEqual([])
})

describe('the domain is pure', () => {
  const domain = productive.filter(({ path }) => roomOf(path) === 'domain')

  test('imports no package but zod/mini and dequal', () => {
    const isForeign = ({ specifier }: Import) =>
      !isRelative(specifier) && !['zod/mini', 'dequal/lite'].includes(specifier)
    expect(breaches(domain, isForeign)).toEqual([])
  })

  test('uses no clock, randomness or process', () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bprocess\.|\bfetch\(/
    expect(domain.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([])
  })
})

describe('keeping server code out of the browser', () => {
  const answersRequests = ({ path, text }: Module) =>
    /\.server\.tsx?$/.test(path) || /^export (const|async function) (loader|action)\b/m.test(text)

  /** Whether a module imports the server, directly or indirectly. */
  const needsServer = (module: Module, seen = new Set<string>()): boolean => {
    if (seen.has(module.path)) return false
    seen.add(module.path)
    return module.imports.some(({ target, isType }) => {
      if (isType) return false
      if (roomOf(target) === 'server' || target.startsWith('messages/server/')) return true
      const next = byPath.get(target)
      return next !== undefined && !answersRequests(next) && needsServer(next, seen)
    })
  }

  test('is imported only by loaders, actions and their modules', () => {
    const components = productive.filter(
      (module) =>
        roomOf(module.path) === 'app' && module.path.endsWith('.tsx') && !answersRequests(module),
    )
    expect(components.length).toBeGreaterThan(50)
    expect(components.filter((module) => needsServer(module)).map(({ path }) => path)).toEqual([])
  })
})

test('components link in the shown language, without the address dictionary', () => {
  const isDictionary = ({ target }: Import) => target === 'domain/page/address.ts'
  const parts = productive.filter(({ path }) => /^(app|blocks|ui)\/(?!routes\/).+\.tsx$/.test(path))
  expect(parts.length).toBeGreaterThan(50)
  expect(breaches(parts, isDictionary)).toEqual([])
})

test('has no import cycles, type imports included', () => {
  const done = new Set<string>()
  const cycleFrom = (path: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path]
    if (done.has(path)) return undefined
    done.add(path)
    for (const { target } of byPath.get(path)?.imports ?? []) {
      const cycle = cycleFrom(target, [...above, path])
      if (cycle) return cycle
    }
    return undefined
  }
  const cycles = modules.flatMap(({ path }) => cycleFrom(path, [])?.join(' → ') ?? [])
  expect(cycles).toEqual([])
})

test('relative imports name an existing file with its extension', () => {
  const isVague = ({ specifier, target }: Import) =>
    isRelative(specifier) &&
    !/^build\//.test(target) &&
    !target.includes('/+types/') &&
    !(/\.[a-z0-9]+$/.test(target) && exists(target))
  expect(breaches(modules, isVague)).toEqual([])
})

test('has no file above 300 lines, except data', () => {
  const long = modules.filter(
    ({ path, text }) => roomOf(path) !== 'demo' && text.split('\n').length > 301,
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

test('has no barrel files and no utility files', () => {
  const onlyPassesOn = /^(\s*export (type )?(\*|\{[^}]*\})[^;{}]* from '[^']+'\s*)+$/
  expect(modules.filter(({ text }) => onlyPassesOn.test(text)).map(({ path }) => path)).toEqual([])
  const drawer = /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.tsx?$|\/)/
  expect(modules.filter(({ path }) => drawer.test(path)).map(({ path }) => path)).toEqual([])
})
