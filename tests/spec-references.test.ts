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

const headings = documents
  .filter((path) => path.startsWith(folder))
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^##+ (D[12] §\d|[AR]\d+) /gm)])
  .map(([, id = '']) => id)

/** `A` alone needs brackets around it: A4 is also a size of paper. */
const reference = /\bD[12] §\d|(?<![%\w-])R\d{1,2}\b|\(A\d{1,2}\)/g

/** "R1–R44" names a range, "`R1` … `R44`" too; both ends are checked like any other. */
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

test('every number has one heading', () => {
  expect(headings).toContain('R44')
  expect(headings.filter((id, at) => headings.indexOf(id) !== at)).toEqual([])
})

test('every cited number has a heading in docs/spec', () => {
  const unresolved = texts.flatMap(({ path, text }) =>
    referencesIn(text)
      .filter((id) => !headings.includes(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(unresolved).toEqual([])
})
