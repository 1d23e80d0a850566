import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `target` is a path from the root or the name of a package; `isLazy` for `import()`. */
type Import = { specifier: string; target: string; isType: boolean; isLazy: boolean }

/** `path` from the root, with slashes. */
type Module = { path: string; text: string; imports: readonly Import[] }

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const statement =
  /(?:^|[;{]\s*)(?:import|export)(\s+type\b)?[\s{][^'"`;()]*?from\s*'([^']+)'|^import\s*'([^']+)'/gm
const dynamic = /\bimport\(\s*'([^']+)'/g

const isRelative = (specifier: string) => specifier.startsWith('.')

/** Imports of a module, matched by pattern in the format of Biome. */
const importsOf = (path: string, text: string): Import[] => {
  const code = withoutComments(text)
  const found = [
    ...[...code.matchAll(statement)].map(([, type, from, bare]) => ({
      specifier: from ?? bare ?? '',
      isType: type !== undefined,
      isLazy: false,
    })),
    ...[...code.matchAll(dynamic)].map(([, from = '']) => ({
      specifier: from,
      isType: false,
      isLazy: true,
    })),
  ]
  return found.map(({ specifier, ...how }) => ({
    specifier,
    ...how,
    target: isRelative(specifier)
      ? posix.join(dirname(path), specifier.replace(/\?.*$/, ''))
      : specifier,
  }))
}

const isSource = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts')

const namesIn = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []

/** Reads all modules of these folders. */
export const readModules = (folders: readonly string[]): Module[] =>
  folders
    .flatMap((folder) => namesIn(folder).map((name) => posix.join(folder, ...name.split(/[\\/]/))))
    .filter((path) => isSource(path) && !/^admin\/(node_modules|api\/generated)\//.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
