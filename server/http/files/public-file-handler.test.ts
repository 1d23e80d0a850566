import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { startS3 } from '../../../tests/object-storage/start-s3.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { folderStore } from '../../files/folder-store.ts'
import { openFileStore } from '../../files/open-file-store.ts'
import { sendFailure } from '../pages/failure-page.ts'
import { publicFileHandler } from './public-file-handler.ts'

describe.each(databases)('public files on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  const get = (path: string, method = 'GET', stored = files) =>
    new Hono()
      .get('/files/:name', publicFileHandler({ db, files: stored }))
      .onError((error, c) => sendFailure(c, error, ''))
      .request(path, { method })

  /** Each kind of field that can offer a file. */
  const offered = {
    list: { type: 'nomenclature_download', file: '/files/list.pdf' },
    menu: {
      type: 'horizontal_menu',
      columns: [{ title: 'x' }, { title: 'x', file: '/files/menu.pdf' }],
    },
    images: {
      type: 'two_images',
      images: [{ image: 'sage' }, { image: 'sage', download: '/files/images.pdf' }],
    },
  }
  const others = [
    { type: 'text', text: '/files/secret.pdf', file: '/files/secret.pdf' },
    { type: 'nothing', file: '/files/secret.pdf' },
    { type: 'horizontal_menu', file: '/files/secret.pdf', columns: ['/files/secret.pdf'] },
  ]
  beforeAll(async () => {
    db = await open()
    await db
      .insertInto('page')
      .values({
        page_key: 'company.quality',
        language: 'de',
        title: 'x',
        description: 'x',
        blocks: json([...others, ...Object.values(offered)]),
        meta: json([]),
        updated_at: new Date(),
      })
      .execute()
    for (const id of Object.keys(offered)) await files.put(id, Buffer.from('%PDF-1.7'))
    await files.put('secret', Buffer.from('%PDF-1.7 secret'))
    return () => closeDatabase(db)
  })

  test.each(Object.keys(offered))('sends a file that a page offers in field %s', async (id) => {
    const answer = await get(`/files/${id}.pdf`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': `attachment; filename="${id}.pdf"; filename*=UTF-8''${id}.pdf`,
    })
    expect(await answer.text()).toBe('%PDF-1.7')
  })

  test('responds to HEAD with headers only', async () => {
    const answer = await get('/files/list.pdf', 'HEAD')
    expect(answer.headers.get('content-length')).toBe('8')
    expect(await answer.text()).toBe('')
  })

  test.each([
    '/files/secret.pdf',
    '/files/secret',
    '/files/list',
    '/files/list.html',
    '/files/LIST.PDF',
    '/files/..%2Ffiles%2Flist.pdf',
    '/files/%2e%2e',
    '/files/list.pdf%00',
    '/files/none.pdf',
  ])('responds 404 to %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('responds 404 if the object of a bucket is missing, and 503 while the storage is away', async () => {
    const server = await startS3(temporaryFolder())
    const storageUrl = await server.createBucket()
    const bucket = await openFileStore({ storageUrl, dataDir: '' })
    await bucket.put('menu', Buffer.from('%PDF-1.7'))
    const present = await get('/files/menu.pdf', 'GET', bucket)
    expect([present.status, await present.text()]).toEqual([200, '%PDF-1.7'])
    expect((await get('/files/menu.pdf', 'HEAD', bucket)).status).toBe(200)
    expect((await get('/files/list.pdf', 'GET', bucket)).status).toBe(404)
    await server.stop()
    const { status, headers } = await get('/files/menu.pdf', 'GET', bucket)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('responds 404 if the offered file is missing', async () => {
    await files.remove('list')
    expect((await get('/files/list.pdf')).status).toBe(404)
  })
})
