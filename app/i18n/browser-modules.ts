import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { withoutStaticBlocks } from '../../blocks/vite-plugin.ts'

const root = join(import.meta.dirname, '../..')

const imports =
  /(?:^|\s)(?:import|export)\s(?!type\b)[^'"]*?from\s'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/g

const importsOf = (file: string) =>
  [...withoutStaticBlocks(file, readFileSync(file, 'utf8')).matchAll(imports)]
    .map(([, fixed, lazy]) => join(dirname(file), fixed ?? lazy ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))

/** A module and all that it imports, also by `import()`; paths from the root: 'app/browser/toast.ts'. */
export const modulesFrom = (entry: string): ReadonlySet<string> => {
  const found = new Set([join(root, entry)])
  for (const file of found) for (const path of importsOf(file)) found.add(path)
  return new Set([...found].map((file) => relative(root, file).replaceAll(sep, '/')))
}

const entry = /^ {2}'?([\w-]+)'?: (?:island\(\s*)?\(\) =>\s*import\('([^']+)'\)/gm
const blockEntry = /^ {2}(\w+): \{\n(?: {4}.*\n)*? {4}island: \(\) => import\('([^']+)'\)/gm

const entriesIn = (file: string, pattern: RegExp, prefix = '') =>
  [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
    ([, name, path = '']): [string, string] => [
      `${prefix}${name}`,
      join(dirname(file), path).replaceAll(sep, '/'),
    ],
  )

/** The module of each part of pages that loads messages: islands, those of blocks, and other parts. */
export const messageEntries = (): ReadonlyMap<string, string> =>
  new Map([
    ...entriesIn('app/islands/islands.ts', entry),
    ...entriesIn('app/islands/parts.ts', entry),
    ...entriesIn('blocks/manifest.ts', blockEntry, 'block:'),
  ])
