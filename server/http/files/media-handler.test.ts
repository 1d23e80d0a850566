import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { folderStore } from '../../files/folder-store.ts'
import { addMedia } from '../../media/add-media.ts'
import { findMedia } from '../../media/list-media.ts'
import { png, renderPictures } from '../../media/media.fixtures.ts'
import { mediaFileHandler, mediaReferenceHandler } from './media-handler.ts'

describe.each(databases)('pictures of the library on $name', ({ open }) => {
  let db: Database
  let id = ''
  let address = ''
  const files = folderStore({ dataDir: temporaryFolder() })
  beforeAll(async () => {
    db = await open()
    const services = { db, files, wakeWorker: () => {} }
    const sent = { name: 'herb garden.png', bytes: await png({ width: 500 }) }
    const added = await addMedia(services, sent, { actor: null, now: new Date() })
    if (added.ok) id = added.value.id
    await renderPictures(db, files)
    address = (await findMedia(db, id))?.address ?? ''
    return () => closeDatabase(db)
  })

  const get = (path: string, method = 'GET') =>
    new Hono()
      .get('/media/:hash/:file', mediaFileHandler({ db, files }))
      .get('/media/:id', mediaReferenceHandler({ db }))
      .request(path, { method })

  test.each([
    ['jpg', 'image/jpeg'],
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ])('sends a %s for a year', async (format, type) => {
    const answer = await get(address.replace('jpg', format))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { byteLength } = await answer.arrayBuffer()
    expect(String(byteLength)).toBe(answer.headers.get('content-length'))
  })

  test('finds a file by its content, whatever its name', async () => {
    expect((await get(address.replace('herb-garden', 'former-name'))).status).toBe(200)
  })

  test('leads from a reference to a file', async () => {
    const answer = await get(`/media/${id}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, address])
  })

  test.each([
    (path: string) => path.replace('500', '501'),
    (path: string) => path.replace('jpg', 'png'),
    (path: string) => path.replace('jpg', 'constructor'),
    (path: string) => path.replace('herb', '..%2f'),
    (path: string) => path.replace(/[\da-f]{32}/, '0'.repeat(32)),
    () => '/media/0199f3c2-7e1a-7c3e-9b1d-1c2d3e4f5a6b',
    () => '/media/original',
  ])('answers 404 to other addresses (%#)', async (change) => {
    expect((await get(change(address))).status).toBe(404)
  })
})
