import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CachedPage } from '../../cached-page.ts'
import { tagOf } from '../pages/page-cache.ts'

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
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

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

const readStatic = (file: string, path: string): CachedPage => {
  const identity = readFileSync(file)
  const br = readIfThere(`${file}.br`)
  const gzip = readIfThere(`${file}.gz`)
  const extension = path.split('.').at(-1) ?? ''
  return {
    headers: {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': cacheFor(path),
      'X-Content-Type-Options': 'nosniff',
    },
    bodies: { identity, br, gzip },
    tags: { identity: tagOf(identity), br: br && tagOf(br), gzip: gzip && tagOf(gzip) },
  }
}

/**
 * The built files by path, read once into memory (about 3 MB). A running server is not affected
 * by a new build.
 */
export const readStaticFiles = (dir: string): ReadonlyMap<string, CachedPage> => {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name))
    .filter((name) => statSync(join(dir, name)).isFile())
  return new Map(names.map((name) => [`/${name}`, readStatic(join(dir, name), `/${name}`)]))
}
