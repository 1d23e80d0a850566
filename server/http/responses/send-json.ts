import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Database } from '../../db/client.ts'
import { dataVersion } from '../../db/data-version.ts'
import { isDatabaseUnavailable } from '../../db/database-error.ts'
import { findAtDataVersion } from '../pages/find-cached-page.ts'
import { cachedPageResponse } from '../pages/send-cached-page.ts'
import {
  createResponseCache,
  type JsonBody,
  type ResponseCache,
  type ResponseKey,
} from './response-cache.ts'

const caches = new WeakMap<Database, ResponseCache>()

/** The responses of this process from a database. */
export const responseCacheOf = (db: Database): ResponseCache => {
  const found = caches.get(db)
  if (found) return found
  const cache = createResponseCache()
  caches.set(db, cache)
  return cache
}

/** A cached response of the API, for the web server; undefined if the application must respond. */
export const findCachedResponse = (db: Database, { url = '', headers }: IncomingMessage) => {
  const cache = caches.get(db)
  if (!cache) return undefined
  const client = {
    acceptEncoding: headers['accept-encoding']?.toString(),
    hasCredentials: headers.authorization !== undefined || headers.cookie !== undefined,
  }
  return findAtDataVersion(db, (version) => cache.find(url, version, client))
}

/** Path and query of an absolute address. */
const targetOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2))

/** Responds with a cached body, else with a new one; `make` must depend on database and key only. */
export const sendJson = async (
  c: Context,
  db: Database,
  key: ResponseKey,
  make: () => Promise<JsonBody>,
) => {
  const version = await dataVersion(db).catch((error) => {
    if (isDatabaseUnavailable(error)) return undefined
    throw error
  })
  const request = {
    target: targetOf(c.req.raw.url),
    acceptEncoding: c.req.header('accept-encoding'),
  }
  const page = await responseCacheOf(db).load(request, key, version, make)
  return cachedPageResponse(c.req.raw, page)
}

/** A value as JSON in UTF-8. */
export const jsonBuffer = (value: unknown) => Buffer.from(JSON.stringify(value))
