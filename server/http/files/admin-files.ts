import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { adminPrefix } from '../../../domain/page/admin-path.ts'
import type { CachedResponse } from '../cache/cached-response.ts'
import { adminPolicy } from '../security-headers.ts'
import { readStaticFiles } from './static-files.ts'

const toPage = (page: CachedResponse): CachedResponse => ({
  ...page,
  headers: {
    ...page.headers,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': adminPolicy,
    'Referrer-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  },
})

/**
 * Finds files of the back office, read at the first request. Every path without a file has its page,
 * whose script reads the path; missing scripts and styles have none.
 */
export const createAdminFiles = (dir: string) => {
  let files: ReadonlyMap<string, CachedResponse> | undefined
  let page: CachedResponse | undefined
  return (path: string, { method }: IncomingMessage): CachedResponse | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    if (!files) {
      files = existsSync(dir) ? readStaticFiles(dir) : new Map()
      const index = files.get('/index.html')
      page = index && toPage(index)
    }
    const file = path.slice(adminPrefix.length)
    if (file.startsWith('/assets/')) return files.get(file)
    return page
  }
}
