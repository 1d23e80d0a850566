import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { productPictureHandler } from './machine-files.ts'

describe.each(databases)('pictures of products on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Hono()
      .get('/pictures/*', productPictureHandler({ db, cache: createResponseCache(db) }))
      .request(path, { headers })

  test.each([
    ['/pictures/fr/travel-granules.svg', 'Granules voyage'],
    ['/pictures/it/calcium-fluoratum.svg', 'Calcium fluoratum'],
  ])('sends the picture %s', async (path, name) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const svg = await answer.text()
    for (const word of name.split(' ')) expect(svg).toContain(word)
    // A file has no fonts: its label is drawn.
    expect(svg).not.toContain('<text')
  })

  test('answers 304 while the picture is the same', async () => {
    const path = '/pictures/de/family-kit.svg'
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  })

  test.each([
    '/pictures/de/nothing.svg',
    '/pictures/xx/travel-granules.svg',
    '/pictures/de/travel-granules.png',
    '/pictures/de/single-gemmotherapy-30ml.svg',
    '/pictures/de/shelf/travel-granules.svg',
    '/pictures/de/..%2f..%2fetc.svg',
    `/pictures/de/${'a'.repeat(300)}.svg`,
  ])('answers 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
