import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('the dashboard on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const fieldsFor = async (role: 'administrator' | 'sales' | 'editor') => {
    const headers = await api.bearer((await api.newAccount({ role })).id)
    const waiting = await (await api.get('/admin/dashboard/waiting', headers)).json()
    const series = await (await api.get('/admin/dashboard/series?weeks=4', headers)).json()
    expect(series.weeks).toHaveLength(4)
    return {
      waiting: Object.keys(waiting).sort(),
      week: Object.keys(series.weeks[0]).sort(),
      hasFamilies: 'families' in series,
    }
  }

  const salesFields = [
    'blockedFiles',
    'expiredCertificates',
    'failedMails',
    'failedSearches',
    'missingFiles',
    'newEntries',
    'openOrders',
    'openPayments',
    'overdueInvoices',
    'overpaidInvoices',
    'pendingAccounts',
    'priceMisses',
    'remindableInvoices',
    'requestedErasures',
  ]
  const everyFigure = ['monday', 'orders', 'signups', 'turnover', 'views']

  test.each([
    ['administrator', [...salesFields, 'untranslatedPages'], everyFigure, true],
    ['sales', salesFields, everyFigure, true],
    [
      'editor',
      ['blockedFiles', 'failedSearches', 'missingFiles', 'newEntries', 'untranslatedPages'],
      ['monday', 'views'],
      false,
    ],
  ] as const)('shows %s only what the role may read', async (role, waiting, week, hasFamilies) => {
    expect(await fieldsFor(role)).toEqual({ waiting, week, hasFamilies })
  })

  test('lets administrators alone start a backup, one at a time', async () => {
    const headersOf = async (role: 'administrator' | 'sales') =>
      api.bearer((await api.newAccount({ role })).id)
    const headers = await headersOf('administrator')
    expect(await (await api.get('/admin/backup', headers)).json()).toEqual({
      ...{ verifiedAt: null, isRunning: false, error: '', isOverdue: true },
    })
    const started = await api.post('/admin/backup', undefined, headers)
    expect(await started.json()).toMatchObject({ isRunning: true })
    expect((await api.post('/admin/backup', undefined, headers)).status).toBe(409)
    const others = await headersOf('sales')
    expect((await api.get('/admin/backup', others)).status).toBe(403)
    expect((await api.post('/admin/backup', undefined, others)).status).toBe(403)
  })

  test('warns about files without a record, and about missing files', async () => {
    const { db } = api.services
    await db.insertInto('file_store').values({ id: 1, store_id: 'a', blocked_files: 37 }).execute()
    const account_id = (await api.newAccount()).id
    const certificate = { name: 'a.pdf', media_type: 'application/pdf', size: 1, sha256: '' }
    await db
      .insertInto('certificate')
      .values({ ...certificate, id: 'lost', account_id, created_at: api.clock.now })
      .execute()
    const headers = await api.staff('administrator')
    const waiting = await (await api.get('/admin/dashboard/waiting', headers)).json()
    expect(waiting).toMatchObject({ blockedFiles: 37, missingFiles: 1 })
  })

  test.each(['0', '54', 'x', '1.5'])('refuses %s weeks', async (weeks) => {
    const headers = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    const answer = await api.get(`/admin/dashboard/series?weeks=${weeks}`, headers)
    expect(answer.status).toBe(422)
  })
})
