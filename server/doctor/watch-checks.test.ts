import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { connect } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { beforeEach, describe, expect, test } from 'vitest'
import { alertCauses } from '../../domain/staff/alert-causes.ts'
import { databases } from '../../tests/databases.ts'
import { openTestApi, type TestApi } from '../api/api.fixtures.ts'
import { json } from '../db/json.ts'
import { checks } from './checks.ts'
import type { Finding } from './finding.ts'
import { findAlerts, watchChecks } from './watch-checks.ts'

const well: Finding = { state: 'ok', says: 'well' }
const bad: Finding = { state: 'failed', says: 'bad', remedy: 'mend it' }
const undecided: Finding = { state: 'warning', says: 'not known', remedy: 'look' }

const hourMs = 3_600_000

describe.each(databases)('alerts to the laboratory on $name', ({ open }) => {
  let api: TestApi
  beforeEach(async () => {
    api = openTestApi(await open(), { DEMO: '0' })
    return () => api.close()
  })

  const watch = (findings: Partial<Record<(typeof alertCauses)[number], Finding>>) => {
    const all = alertCauses.map((cause) => [cause, async () => findings[cause] ?? well])
    return watchChecks(api.services, { ...checks, ...Object.fromEntries(all) })
  }
  const mails = async () => {
    const { db } = api.services
    const jobs = await db.selectFrom('outbox').select(['kind', 'body']).orderBy('id').execute()
    return jobs.map(({ kind, body }) => [kind, body])
  }

  test('begin once per cause and end once, however often and in how many processes one looks', async () => {
    await watch({ backup: bad })
    await Promise.all([watch({ backup: bad }), watch({ backup: bad })])
    expect(await findAlerts(api.services)).toMatchObject([{ cause: 'backup', machine: '' }])
    await watch({ backup: undecided })
    expect(await findAlerts(api.services)).toHaveLength(1)
    await Promise.all([watch({}), watch({})])
    expect(await findAlerts(api.services)).toEqual([])
    expect(await mails()).toEqual(
      ['begun', 'ended'].map((state) => [
        'alert',
        { cause: 'backup', machine: '', state, at: api.clock.now.toISOString() },
      ]),
    )
  })

  test('about a machine name it, and are forgotten a day after it was last seen', async () => {
    const row = { cause: 'space' as const, machine: 'removed', since: api.clock.now }
    await api.services.db
      .insertInto('alert')
      .values({ ...row, seen_at: api.clock.now })
      .execute()
    await watch({ space: bad })
    expect(await findAlerts(api.services)).toHaveLength(2)
    api.clock.now = new Date(+api.clock.now + 25 * hourMs)
    await watch({ space: bad })
    expect(await findAlerts(api.services)).toMatchObject([{ machine: hostname() }])
  })

  test('are shown to the staff in their language', async () => {
    await watch({ clock: bad })
    // With DEMO=0 staff need a second factor.
    const demo = openTestApi(api.services.db)
    const headers = { ...(await demo.staff('administrator')), 'accept-language': 'de' }
    expect(await (await demo.get('/admin/alerts', headers)).json()).toMatchObject([
      { cause: 'clock', title: 'Die Uhr des Servers geht falsch' },
    ])
    expect((await demo.get('/admin/alerts')).status).toBe(401)
  })

  const stateOf = async (cause: (typeof alertCauses)[number]) => {
    const { db, env, files } = api.services
    return (await checks[cause]({ db, env, files, now: api.clock.now })).state
  }
  const addJob = (kind: string, job: { tries?: number; done_at?: Date; last_error?: string }) => {
    const created = new Date(+api.clock.now - 2 * hourMs)
    return api.services.db
      .insertInto('outbox')
      .values({
        ...{ id: `${kind} ${JSON.stringify(job)}`, kind, body: json({}), order_id: null },
        ...{ created_at: created, due_at: api.clock.now, ...job },
      })
      .execute()
  }

  test('are caused by mails of which none was sent for an hour, unless they are held', async () => {
    expect(await stateOf('mails')).toBe('ok')
    await addJob('order-placed', { tries: 3, last_error: 'no answer' })
    expect(await stateOf('mails')).toBe('failed')
    await addJob('order-placed', { done_at: new Date(+api.clock.now - 1_000) })
    expect(await stateOf('mails')).toBe('ok')
    await api.services.db.insertInto('mail_hold').values({ id: 1, since: api.clock.now }).execute()
    expect(await stateOf('mails')).toBe('warning')
  })

  test('are caused by a job that keeps failing, and by no mail of a wrong address', async () => {
    await addJob('picture', { tries: 4 })
    await addJob('order-placed', { tries: 8 })
    expect(await stateOf('jobs')).toBe('ok')
    await addJob('picture', { tries: 5, last_error: 'broken' })
    expect(await stateOf('jobs')).toBe('failed')
  })

  test('are caused by a missing backup, and by a certificate that ends within two weeks', async () => {
    expect(await stateOf('backup')).toBe('failed')
    // With the certificate of the library, made for tests.
    const server = new SMTPServer({ secure: true })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.server.address() as AddressInfo
    const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false })
    server.on('error', () => {})
    await once(socket, 'secureConnect')
    const endsAt = new Date(socket.getPeerCertificate().valid_to)
    socket.destroy()
    const { env, db, files } = api.services
    const at = (daysBefore: number, origin = `https://127.0.0.1:${port}`) =>
      checks.certificate({
        ...{ db, files, env: { ...env, origin } },
        now: new Date(+endsAt - daysBefore * 24 * hourMs),
      })
    expect(await at(15)).toMatchObject({ state: 'ok' })
    expect(await at(13)).toMatchObject({ state: 'failed' })
    expect(await at(-1)).toMatchObject({ state: 'failed' })
    await new Promise<void>((resolve) => server.close(resolve))
    expect(await at(15)).toMatchObject({ state: 'warning' })
    expect(await at(15, 'http://shop.example')).toMatchObject({ state: 'ok' })
  })
})
