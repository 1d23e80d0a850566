import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { folderStore } from '../files/folder-store.ts'
import { publicFileHandler } from './public-file-handler.ts'

describe.each(databases)('files for everybody on $name', ({ open }) => {
  let db: Database
  const files = folderStore({ dataDir: temporaryFolder() })
  const get = (path: string, method = 'GET') =>
    new Hono().get('/files/:name', publicFileHandler({ db, files })).request(path, { method })

  const offered = { type: 'nomenclature_download', file: '/files/list.pdf' }
  beforeAll(async () => {
    db = await open()
    await db
      .insertInto('page')
      .values({
        page_key: 'company.quality',
        language: 'de',
        title: 'x',
        description: 'x',
        blocks: json([{ type: 'text', text: '/files/secret.pdf' }, offered]),
        meta: json([]),
        updated_at: new Date(),
      })
      .execute()
    await files.put('list', Buffer.from('%PDF-1.7'))
    await files.put('secret', Buffer.from('%PDF-1.7 secret'))
    return () => closeDatabase(db)
  })

  test('a file that a page offers is sent to be saved', async () => {
    const answer = await get('/files/list.pdf')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '8',
      'content-disposition': `attachment; filename="list.pdf"; filename*=UTF-8''list.pdf`,
    })
    expect(await answer.text()).toBe('%PDF-1.7')
  })

  test('its head comes without it', async () => {
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
  ])('%s is none', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test('one that is offered and not there is none', async () => {
    await files.remove('list')
    expect((await get('/files/list.pdf')).status).toBe(404)
  })
})
