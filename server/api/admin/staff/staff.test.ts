import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { hashPassword } from '../../../accounts/passwords/password.ts'
import { startReset } from '../../../accounts/passwords/reset-password.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { enrolStaff } from '../session/enrol-staff.fixtures.ts'

const password = 'Schafgarbe im Mai'

describe.each(databases)('staff management on $name', ({ open }) => {
  let api: TestApi
  let boss: { id: string }
  let headers: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    boss = await api.newAccount({ role: 'administrator', last_name: 'Aebi' })
    headers = await api.bearer(boss.id)
    return () => closeDatabase(db)
  })

  const invitation = (changes = {}) => ({
    email: `${Math.random()}@example.ch`,
    firstName: 'Nora',
    lastName: 'Lüscher',
    role: 'sales',
    language: 'de',
    ...changes,
  })
  const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
  const invite = async (changes = {}, as = headers) =>
    read(await api.post('/admin/staff', invitation(changes), as))
  const act = async (id: string, verb: string, as = headers) =>
    read(await api.post(`/admin/staff/${id}/${verb}`, undefined, as))
  const change = async (id: string, body: object, as = headers) =>
    read(
      await api.request(`/admin/staff/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...as },
        body: JSON.stringify(body),
      }),
    )
  const actionsOn = async (id: string) => {
    const rows = await (await api.get(`/admin/audit?record=${id}`, headers)).json()
    return rows.map(({ action }: { action: string }) => action)
  }

  it('invites by mail with a link to choose the password', async () => {
    const { status, body } = await invite({ email: ' Nora@Example.ch ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      email: 'nora@example.ch',
      role: 'sales',
      state: 'active',
      hasSecondFactor: false,
      isInvited: true,
      lastSeenAt: null,
      isSelf: false,
      version: 0,
    })
    const { db } = api.services
    const jobs = await db.selectFrom('outbox').select(['kind', 'body']).execute()
    expect(jobs).toContainEqual({ kind: 'staff-invited', body: { accountId: body.id } })
    const token = await startReset(db, body.id, api.clock.now)
    await api.post('/sn_api/complete_reset_password', { token, password })
    const session = await api.post('/admin/session', { email: 'nora@example.ch', password })
    expect(await session.json()).toMatchObject({ name: 'Nora Lüscher', role: 'sales' })
    await db.deleteFrom('session').where('account_id', '=', body.id).execute()
    const member = await api.get(`/admin/staff/${body.id}`, headers)
    expect(await member.json()).toMatchObject({ isInvited: false })
    expect(await actionsOn(body.id)).toContain('invite')
    expect(await invite({ email: 'nora@example.ch' })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', data: { fields: { email: expect.any(String) } } },
    })
  })

  it.each([{ email: 'nora' }, { firstName: ' ' }, { role: 'customer' }, { language: 'es' }])(
    'refuses the invitation %j',
    async (changes) => {
      expect((await invite(changes)).status).toBe(422)
    },
  )

  it('lists staff with their second factor and last use, without customers', async () => {
    await api.newAccount({ last_name: 'Customer' })
    const { accountId } = await enrolStaff(api)
    const answer = await api.get('/admin/staff?sort=name&range=[0,99]', headers)
    const rows = await answer.json()
    expect(answer.headers.get('content-range')).toBe(`staff 0-${rows.length - 1}/${rows.length}`)
    expect(rows[0]).toMatchObject({ id: boss.id, isSelf: true })
    expect(rows.find(({ id }: { id: string }) => id === accountId)).toMatchObject({
      hasSecondFactor: true,
      lastSeenAt: api.clock.now.toISOString(),
    })
    expect(JSON.stringify(rows)).not.toMatch(/Customer|password/)
    expect((await api.get('/admin/staff/nobody', headers)).status).toBe(404)
  })

  it('changes the role, which ends the sessions, with the version that was read', async () => {
    const { id } = await api.newAccount({ role: 'sales' })
    const open = await api.bearer(id)
    expect(await change(id, { version: 0, role: 'editor' })).toMatchObject({
      status: 200,
      body: { role: 'editor', version: 1 },
    })
    expect((await api.get('/admin/session', open)).status).toBe(401)
    expect(await change(id, { version: 0, firstName: 'Eva' })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    const [event] = await (await api.get(`/admin/audit?record=${id}`, headers)).json()
    expect(event).toMatchObject({ before: { role: 'sales' }, after: { role: 'editor' } })
    expect(Object.keys(event.before)).toEqual(['role'])
  })

  it('takes access away and gives it back', async () => {
    const password_hash = await hashPassword(password)
    const { id, email } = await api.newAccount({ role: 'editor', password_hash })
    const open = await api.bearer(id)
    expect(await act(id, 'deactivate')).toMatchObject({ body: { state: 'suspended' } })
    expect((await api.get('/admin/session', open)).status).toBe(401)
    expect((await api.post('/admin/session', { email, password })).status).toBe(403)
    expect(await act(id, 'activate')).toMatchObject({ body: { state: 'active' } })
    expect((await api.post('/admin/session', { email, password })).status).toBe(200)
  })

  it('removes a lost authenticator app, and sends another invitation', async () => {
    const { accountId, headers: open } = await enrolStaff(api)
    expect(await act(accountId, 'reset-second-factor')).toMatchObject({
      body: { hasSecondFactor: false },
    })
    expect((await api.get('/admin/session', open)).status).toBe(401)
    expect((await act(accountId, 'invitation')).status).toBe(200)
    expect(await actionsOn(accountId)).toEqual([
      'invite',
      'second-factor-remove',
      'second-factor-enrol',
    ])
  })

  it('refuses changes of the own access and of customers', async () => {
    const refused = { status: 409, body: { code: 'own_access' } }
    expect(await change(boss.id, { version: 0, role: 'sales' })).toMatchObject(refused)
    for (const verb of ['deactivate', 'reset-second-factor', 'invitation'])
      expect(await act(boss.id, verb)).toMatchObject(refused)
    const { id } = await api.newAccount()
    expect((await act(id, 'deactivate')).status).toBe(404)
  })

  it('keeps an administrator when two remove each other concurrently', async () => {
    const { db } = api.services
    await db
      .updateTable('account')
      .set({ state: 'suspended' })
      .where('role', '=', 'administrator')
      .execute()
    const pair = [
      await api.newAccount({ role: 'administrator' }),
      await api.newAccount({ role: 'administrator' }),
    ] as const
    const [one, other] = pair
    const [byOne, byOther] = [await api.bearer(one.id), await api.bearer(other.id)]
    await Promise.all([
      act(other.id, 'deactivate', byOne),
      change(one.id, { version: 0, role: 'sales' }, byOther),
    ])
    const left = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'administrator')
      .where('state', '=', 'active')
      .execute()
    expect(left).toHaveLength(1)
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', boss.id).execute()
    headers = await api.bearer(boss.id)
  })

  it('leaves decisions about staff to administrators', async () => {
    const { id } = await api.newAccount({ role: 'editor' })
    const decision = { to: 'suspended', reason: '' }
    const answer = await api.post(
      `/admin/accounts/${id}/decision`,
      decision,
      await api.staff('sales'),
    )
    expect(await answer.json()).toMatchObject({ code: 'administrators_only' })
  })
})
