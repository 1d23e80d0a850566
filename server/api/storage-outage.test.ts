import { expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { startS3 } from '../../tests/object-storage/start-s3.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { openTestApi } from './api.fixtures.ts'

test.each(databases)(
  'the API sends files of a bucket, 404 for a lost one and 503 while the storage is away, on $name',
  async ({ open }) => {
    const server = await startS3(temporaryFolder())
    const files = await openFileStore({ storageUrl: await server.createBucket(), dataDir: '' })
    const api = openTestApi(await open(), {}, files)
    const account = await api.newAccount()
    const staff = await api.staff('administrator')
    const body = Buffer.from('%PDF-1.7')
    await files.put('certificate', body)
    await api.services.db
      .insertInto('certificate')
      .values({
        ...{ id: 'certificate', account_id: account.id, name: 'a.pdf', size: body.length },
        ...{ media_type: 'application/pdf', sha256: '', created_at: api.clock.now },
      })
      .execute()
    const get = () => api.get(`/admin/accounts/${account.id}/certificate`, staff)
    const stored = await get()
    expect(stored.status).toBe(200)
    expect(stored.headers.get('content-type')).toBe('application/pdf')
    expect(stored.headers.get('content-length')).toBe('8')
    expect(await stored.text()).toBe('%PDF-1.7')
    await files.remove('certificate')
    expect((await get()).status).toBe(404)
    await server.stop()
    const failed = await get()
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await failed.json()).toMatchObject({ code: 'service_unavailable' })
    await api.close()
  },
)
