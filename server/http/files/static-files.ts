import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CachedPage, Encoding } from '../../cached-page.ts'
import { compressedBodies, tagOf } from '../pages/page-cache.ts'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
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

/** Hashes of the bodies, each computed when first sent: all of them take a tenth of the start. */
const tagsWhenSent = (bodies: CachedPage['bodies']): CachedPage['tags'] => {
  const tags = new Map<Encoding, string>()
  const find = (encoding: Encoding) => {
    const body = tags.has(encoding) ? undefined : bodies[encoding]
    if (body) tags.set(encoding, tagOf(body))
    return tags.get(encoding)
  }
  return {
    get identity() {
      return find('identity') ?? ''
    },
    get br() {
      return find('br')
    },
    get gzip() {
      return find('gzip')
    },
  }
}

const readStatic = (file: string, path: string, isCompressed: boolean): CachedPage => {
  const bodies = isCompressed
    ? compressedBodies(readFileSync(`${file}.br`), readFileSync(`${file}.gz`))
    : { identity: readFileSync(file) }
  const extension = path.split('.').at(-1) ?? ''
  return {
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': cacheFor(path),
      'X-Content-Type-Options': 'nosniff',
    },
    bodies,
    tags: tagsWhenSent(bodies),
  }
}

/**
 * The built files by path, read once into memory (about 2 MB), compressed ones without the original.
 * A running server is not affected by a new build.
 */
export const readStaticFiles = (dir: string): ReadonlyMap<string, CachedPage> => {
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
