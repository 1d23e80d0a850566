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
    'failedMails',
    'failedSearches',
    'newEntries',
    'openOrders',
    'pendingAccounts',
    'priceMisses',
  ]
  const everyFigure = ['monday', 'orders', 'signups', 'turnover', 'views']

  test.each([
    ['administrator', [...salesFields, 'untranslatedPages'], everyFigure, true],
    ['sales', salesFields, everyFigure, true],
    ['editor', ['failedSearches', 'newEntries', 'untranslatedPages'], ['monday', 'views'], false],
  ] as const)('shows %s only what the role may read', async (role, waiting, week, hasFamilies) => {
    expect(await fieldsFor(role)).toEqual({ waiting, week, hasFamilies })
  })

  test.each(['0', '54', 'x', '1.5'])('refuses %s weeks', async (weeks) => {
    const headers = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    const answer = await api.get(`/admin/dashboard/series?weeks=${weeks}`, headers)
    expect(answer.status).toBe(422)
  })
})
