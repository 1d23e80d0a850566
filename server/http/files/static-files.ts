import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type CachedResponse, compressedBodies, hashOf } from '../cache/cached-response.ts'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

/**
 * Names of built files contain a content hash; illustrations change rarely, other files may
 * change.
 */
const cacheFor = (path: string) => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (path.startsWith('/illustrations/'))
    return 'public, max-age=86400, stale-while-revalidate=604800'
  return 'public, max-age=3600'
}

const readStatic = (file: string, path: string, isCompressed: boolean): CachedResponse => {
  const bodies = isCompressed
    ? compressedBodies(readFileSync(`${file}.br`), readFileSync(`${file}.gz`))
    : { identity: readFileSync(file) }
  let tag: string | undefined
  const extension = path.split('.').at(-1) ?? ''
  return {
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': cacheFor(path),
      'X-Content-Type-Options': 'nosniff',
    },
    bodies,
    // Computed when first sent: those of all files take a tenth of the start.
    get tag() {
      tag ??= `W/"${hashOf(bodies.br ?? bodies.identity)}"`
      return tag
    },
  }
}

/**
 * The built files by path, read once into memory (about 2 MB), compressed ones without the original.
 * A running server is not affected by a new build.
 */
export const readStaticFiles = (dir: string): ReadonlyMap<string, CachedResponse> => {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = new Set(
    files.map(({ parentPath, name }) =>
      `/${relative(dir, join(parentPath, name))}`.replaceAll('\\', '/'),
    ),
  )
  const served = [...paths].filter((path) => !path.startsWith('/.') && !/\.(br|gz)$/.test(path))
  return new Map(
    served.map((path) => {
      const isCompressed = paths.has(`${path}.br`) && paths.has(`${path}.gz`)
      return [path, readStatic(join(dir, path), path, isCompressed)]
    }),
  )
}
