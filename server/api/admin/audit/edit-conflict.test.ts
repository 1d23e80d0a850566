import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('changes of two people on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    administrator = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    return () => closeDatabase(db)
  })

  const change = async (path: string, body: object, credentials = administrator) => {
    const answer = await api.request(path, {
      method: 'PATCH',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...credentials },
    })
    return { status: answer.status, body: await answer.json() }
  }

  it('names in the refusal of the second who was first, and when', async () => {
    const { id: by } = await api.newAccount({ role: 'sales', first_name: 'Hélène' })
    const colleague = await api.bearer(by)
    const { id } = await api.newAccount()
    const path = `/admin/accounts/${id}`
    expect((await change(path, { version: 0, firstName: 'Eva' }, colleague)).status).toBe(200)
    await api.post(`${path}/notes`, { text: 'Called back' }, administrator)
    const first = { changedBy: 'Hélène Keller', changedAt: '2026-11-21T08:00:00.000Z' }
    expect(await change(path, { version: 0, firstName: 'Ada' })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict', data: { ...first, isOwnChange: false } },
    })
    const own = await change(path, { version: 0, firstName: 'Ada' }, colleague)
    expect(own.body.data).toMatchObject({ ...first, isOwnChange: true })
  })

  it('finds changes of menus, whose change log is that of the options', async () => {
    const path = '/admin/menus/main'
    const { version, languages } = await (await api.get(path, administrator)).json()
    const pages = languages.fr.map(({ page, isShown }: { page: string; isShown: boolean }) => ({
      page,
      isShown,
    }))
    const hidden = [...pages.slice(1), { ...pages[0], isShown: false }]
    const first = await change(path, { version, languages: { fr: hidden } })
    expect(first.status).toBe(200)
    const late = await change(path, { version, languages: { fr: hidden } })
    expect(late).toMatchObject({ status: 409, body: { data: { isOwnChange: true } } })
  })

  it('names nobody if no change was recorded', async () => {
    const { id } = await api.newAccount()
    const { body } = await change(`/admin/accounts/${id}`, { version: 7, firstName: 'Ada' })
    expect(body).toMatchObject({ code: 'edit_conflict', data: { status: 409 } })
    expect(body.data).not.toHaveProperty('changedAt')
  })
})
