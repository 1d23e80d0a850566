import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayImportInServer } from './dependency-rules.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
]

const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)
  .filter((name) => !['build', 'node_modules', 'test-results', 'var'].includes(name))

/** Without code blocks, which may name files that a recipe creates. */
const proseOf = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** `server/app.ts` or `app/shop/`; not a pattern such as `server/api/*` or `x.test.ts`. */
const namedPaths = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && rooms.includes(path.split('/')[0] ?? ''))

const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

test('finds paths in prose and links', () => {
  expect(namedPaths('`server/app.ts`, `app/shop/`, `x.test.ts`, `a/b.ts`')).toEqual([
    'server/app.ts',
    'app/shop/',
  ])
  expect(linkedPaths('[one](spec/README.md#r1), [two](https://x.example)')).toEqual([
    'spec/README.md',
  ])
  expect(rooms).toContain('server')
})

describe.each(documents)('%s', (document) => {
  const prose = proseOf(readFileSync(document, 'utf8'))

  test('names only existing files and folders', () => {
    expect(namedPaths(prose).filter((path) => !existsSync(path))).toEqual([])
  })

  test('links only to existing files', () => {
    const from = dirname(document)
    expect(linkedPaths(prose).filter((path) => !existsSync(join(from, path)))).toEqual([])
  })
})

const decisions = documents.filter((path) => path.startsWith(join('docs', 'decisions')))

test('numbers the decisions in sequence, in file name and heading', () => {
  const numbers = decisions.map((path) => basename(path).slice(0, 2)).sort()
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(2, '0')))
  const misnumbered = decisions.filter(
    (path) => !readFileSync(path, 'utf8').startsWith(`# ${basename(path).slice(0, 2)} · `),
  )
  expect(misnumbered).toEqual([])
})

test('gives each decision a date and a status below its title', () => {
  const status =
    /^# .+\n20\d\d-\d\d-\d\d · (accepted|superseded (in part )?by \d\d)(, changed 20\d\d-\d\d-\d\d)?\n\n/
  expect(decisions.filter((path) => !status.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('lists the folders of the server with the imports that the rules allow', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `server\/([\w-]+)\/` \|.*\| ([\w, –-]+) \|$/gm,
  )
  const documented = [...rows].map(([, folder, imports]) => [folder, imports])
  const allowed = Object.entries(mayImportInServer).map(([folder, others]) => [
    folder,
    others.filter((other) => other !== 'db').join(', ') || '–',
  ])
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(allowed))
})
