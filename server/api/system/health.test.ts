import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { startS3 } from '../../../tests/object-storage/start-s3.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { claimStore } from '../../files/claim-store.ts'
import { openFileStore } from '../../files/open-file-store.ts'
import { startMailServer } from '../../mail/mail-server.fixtures.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

describe.each(databases)('the readiness of the shop on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = openTestApi(await open())
    return () => api.close()
  })

  const readyAs = async (changes: {
    prepare?: (test: TestApi) => Promise<void> | void
    env?: NodeJS.ProcessEnv
  }) => {
    const test = openTestApi(await open(), changes.env)
    await changes.prepare?.(test)
    const answer = await test.get('/ready')
    const report = { code: answer.status, ...(await answer.json()) }
    await test.close()
    return report
  }

  it('names missing files and a mail folder that cannot be written, and stays ready', async () => {
    expect(await readyAs({})).toEqual({
      ...{ code: 200, status: 'ok', database: 'ok', storage: 'ok', mail: 'ok' },
    })
    const missing = await readyAs({
      prepare: async ({ services: { db, files }, newAccount, clock }) => {
        await files.put('there', Buffer.from('x'))
        const certificate = { name: 'a.pdf', media_type: 'application/pdf', size: 1, sha256: '' }
        const account_id = (await newAccount()).id
        await db
          .insertInto('certificate')
          .values(
            ['there', 'lost'].map((id) => ({
              ...{ ...certificate, id, account_id, created_at: clock.now },
            })),
          )
          .execute()
      },
    })
    expect(missing).toMatchObject({ code: 200, status: 'degraded', storage: 'incomplete' })
    const noMail = await readyAs({
      prepare: ({ services }) => writeFileSync(join(services.env.dataDir, 'mail'), 'no folder'),
    })
    expect(noMail).toMatchObject({ code: 200, status: 'degraded', mail: 'failed', storage: 'ok' })
  })

  it('the shop is not ready with the files of another database', async () => {
    const other = await readyAs({
      prepare: async ({ services: { db, files } }) => {
        await claimStore(db, files)
        await db.updateTable('file_store').set({ store_id: 'other' }).execute()
      },
    })
    expect(other).toMatchObject({ code: 503, status: 'failed', storage: 'failed', database: 'ok' })
  })

  it('the shop is not ready without its object storage, but answers', async () => {
    const server = await startS3(temporaryFolder())
    const storageUrl = await server.createBucket()
    const files = await openFileStore({ storageUrl, dataDir: '' })
    await using db = await open()
    const report = async () => {
      const answer = await openTestApi(db, {}, files).get('/ready')
      return { retryAfter: answer.headers.get('retry-after'), ...(await answer.json()) }
    }
    expect(await report()).toMatchObject({ status: 'ok', storage: 'ok' })
    await server.stop()
    expect(await report()).toMatchObject({
      ...{ status: 'failed', storage: 'failed', database: 'ok', retryAfter: '5' },
    })
  })

  it('tests the greeting of the mail server, once for concurrent probes', async () => {
    const server = await startMailServer()
    expect(await readyAs({ env: { SMTP_URL: server.url } })).toMatchObject({ mail: 'ok' })
    await server.stop()
    expect(await readyAs({ env: { SMTP_URL: server.url } })).toMatchObject({
      ...{ code: 200, status: 'degraded', mail: 'failed' },
    })
    let connections = 0
    const silent = createServer(() => {
      connections += 1
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const hanging = openTestApi(await open(), { SMTP_URL: `smtp://127.0.0.1:${port}` })
    const answers = await Promise.all([1, 2, 3].map(() => hanging.get('/ready')))
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ status: 'degraded', mail: 'failed' })
    expect(connections).toBe(1)
    await hanging.close()
    silent.close()
  })

  it('documents every state of the process and of its parts', async () => {
    const { paths } = await (await api.get('/openapi.json')).json()
    const { responses } = paths['/ready'].get
    const variants = [200, 503].flatMap((status) => {
      const { schema } = responses[status].content['application/json']
      return schema.anyOf ?? [schema]
    })
    const statesOf = (part: string) =>
      new Set(
        variants.flatMap(
          ({ properties }) => properties[part]?.enum ?? properties[part]?.const ?? [],
        ),
      )
    expect(statesOf('status')).toEqual(new Set(['ok', 'degraded', 'failed', 'stopping']))
    expect(statesOf('database')).toEqual(new Set(['ok', 'failed']))
    expect(statesOf('storage')).toEqual(new Set(['ok', 'incomplete', 'failed']))
    expect(statesOf('mail')).toEqual(new Set(['ok', 'delayed', 'failed', 'unknown']))
  })

  it('reports delayed mails and stays ready', async () => {
    const mailOf = async () => {
      const answer = await api.get('/ready')
      expect(answer.status).toBe(200)
      return (await answer.json()).mail
    }
    expect(await mailOf()).toBe('ok')
    const job = { id: 'a', kind: 'order-confirmation', body: '{}' as never, tries: 3 }
    const times = {
      created_at: new Date(api.clock.now.getTime() - 3_600_000),
      due_at: api.clock.now,
    }
    await api.services.db
      .insertInto('outbox')
      .values({ ...job, ...times })
      .execute()
    expect(await mailOf()).toBe('delayed')
  })
})
