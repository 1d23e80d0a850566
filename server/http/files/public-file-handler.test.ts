import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { folderStore } from '../../files/folder-store.ts'
import { publicFileHandler } from './public-file-handler.ts'

describe.each(databases)('public files on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  const get = (path: string, method = 'GET') =>
    new Hono().get('/files/:name', publicFileHandler({ db, files })).request(path, { method })

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

  test('responds 404 if the offered file is missing', async () => {
    await files.remove('list')
    expect((await get('/files/list.pdf')).status).toBe(404)
  })
})
