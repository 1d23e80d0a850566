import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readModules } from './modules.ts'

const folder = 'docs/spec'

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path.replaceAll('\\', '/')}`)

const others = ['README.md', 'CONTRIBUTING.md', 'demo/catalogue/README.md']

const texts = [
  ...[...documents, ...others].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...readModules(['app', 'blocks', 'demo', 'domain', 'messages', 'server', 'ui']),
  ...readModules(['bench', 'scripts', 'tests']),
]

/** Headings of sections, and entries of lists. */
const headings = documents
  .filter((path) => path.startsWith(folder))
  .flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/^(?:## |- \*\*)(D[12] §\d|[AR]\d+) /gm),
  ])
  .map(([, id = '']) => id)

/** `A` needs brackets, because A4 is also a paper size. */
const reference = /\bD[12] §\d|(?<![%\w-])R\d{1,2}\b|\(A\d{1,2}\)/g

/** Ranges such as "R1–R44": both ends are checked. */
const referencesIn = (text: string) =>
  [...text.matchAll(reference)].map(([found]) => found.replace(/[()]/g, ''))

test('finds references in code and documents', () => {
  expect(referencesIn('as D2 §9 says (R11, A4 paper), (A3); Fr %E0%R4')).toEqual([
    'D2 §9',
    'R11',
    'A3',
  ])
  expect(texts.flatMap(({ text }) => referencesIn(text)).length).toBeGreaterThan(400)
})

test('has one heading per number', () => {
  expect(headings).toContain('R44')
  expect(headings.filter((id, at) => headings.indexOf(id) !== at)).toEqual([])
})

test('has a heading in docs/spec for every cited number', () => {
  const unresolved = texts.flatMap(({ path, text }) =>
    referencesIn(text)
      .filter((id) => !headings.includes(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(unresolved).toEqual([])
})
