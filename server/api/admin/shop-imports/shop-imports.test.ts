import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { claimJob, finishJob } from '../../../outbox/outbox.ts'
import { customer, order, user } from '../../../shop-import/former-shop.fixtures.ts'
import { shopImportHandlers, shopImportLane } from '../../../shop-import/runs/shop-import-job.ts'
import { deleteExpiredImports, shopImportKind } from '../../../shop-import/runs/shop-imports.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

const zipOf = (files: Record<string, unknown>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))]),
    ),
  )

const exported = (id: number) => ({
  'export/users.json': [user(id)],
  'export/customers.json': [customer(id), customer(900, { email: 'no address' })],
  'export/orders.json': [order(7_000 + id, { customer_id: id })],
})

/** Central directory entries start with this signature; offsets of their fields follow it (APPNOTE 4.3.12). */
const patched = (zip: Uint8Array, offset: number, write: (view: DataView, at: number) => void) => {
  const copy = zip.slice()
  const at = Buffer.from(copy).indexOf('PK\u0001\u0002', 0, 'latin1')
  write(new DataView(copy.buffer), at + offset)
  return copy
}

describe.each(databases)('imports of a former shop in the back office on $name', ({ open }) => {
  let api: TestApi
  let staff: Record<string, string>
  beforeAll(async () => {
    api = openTestApi(await open(), { WEBHOOKS_ALLOW_PRIVATE: '' })
    const administrator = await api.newAccount({
      ...{ role: 'administrator', first_name: 'Ada', last_name: 'Leiter' },
    })
    staff = await api.bearer(administrator.id)
    return () => api.close()
  })

  const path = '/admin/shop-imports'
  const post = (to: string, body?: object) =>
    api.post(path + to, body, { ...staff, 'accept-language': 'en' })
  const postAddress = (body: object) =>
    api.post('/admin/shop-address-imports', body, { ...staff, 'accept-language': 'en' })
  const find = async (id: string) =>
    (await api.get(`${path}/${id}`, { ...staff, 'accept-language': 'en' })).json()
  const put = (id: string, part: number, body: Uint8Array) =>
    api.request(`${path}/${id}/parts/${part}`, {
      method: 'PUT',
      body: body as Uint8Array<ArrayBuffer>,
      headers: { ...staff, 'content-type': 'application/octet-stream' },
    })
  const begin = async (bytes: Uint8Array): Promise<string> => {
    const created = await post('', { fileName: 'export.zip', sizeBytes: bytes.length })
    return (await created.json()).id
  }
  const upload = async (bytes: Uint8Array) => {
    const id = await begin(bytes)
    await put(id, 0, bytes)
    return id
  }
  const claim = () => claimJob(api.services.db, api.clock.now, shopImportLane)
  type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>
  const perform = async (job: Claimed) => {
    await shopImportHandlers(api.services)[shopImportKind]?.(job.body, job)
    await finishJob(api.services.db, job, api.clock.now)
  }
  const performNext = async () => {
    const job = await claim()
    if (!job) throw new Error('no run was requested')
    await perform(job)
  }
  const check = async (bytes: Uint8Array) => {
    const id = await upload(bytes)
    expect((await post(`/${id}/check`)).status).toBe(200)
    await performNext()
    return id
  }
  const storedFiles = () => api.services.files.ids()
  const accountOf = (id: number) =>
    api.services.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', `customer-${id}@rhein.example`)
      .executeTakeFirst()

  test('show what a ZIP file would change, import it, and delete the file', async () => {
    const id = await check(zipOf(exported(11)))
    const checked = await find(id)
    expect(checked).toMatchObject({
      ...{ state: 'checked', source: 'export.zip', author: 'Ada Leiter', failure: '' },
      actions: ['check', 'apply', 'discard'],
      report: {
        isDryRun: true,
        nextOrder: 7012,
        counts: [
          { kind: 'Customers', read: 2, created: 1, skipped: 1 },
          { kind: 'Orders', read: 1, created: 1 },
        ],
      },
    })
    expect(checked.report.notes).toContainEqual({
      ...{ kind: 'Customers', count: 1, records: [{ name: '900', path: null }] },
      text: 'Not imported: there is no valid e-mail address.',
    })
    expect(await accountOf(11)).toBeUndefined()
    expect((await post(`/${id}/apply`)).status).toBe(200)
    await performNext()
    const applied = await find(id)
    expect(applied).toMatchObject({ state: 'applied', actions: [], report: { isDryRun: false } })
    expect(await accountOf(11)).toBeDefined()
    expect((await storedFiles()).size).toBe(0)
    const again = await check(
      zipOf({ ...exported(11), 'export/users.json': [user(11, { roles: 'customer,editor' })] }),
    )
    const account = await accountOf(11)
    const { report } = await find(again)
    expect(report.notes.flatMap((note: { records: object[] }) => note.records)).toContainEqual({
      ...{ name: '11', path: `/accounts/${account?.id}` },
    })
    await post(`/${again}/discard`)
    const log = await api.services.db
      .selectFrom('audit_event')
      .select('action')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'import'])
  })

  const zip = zipOf({ 'users.json': [user(12), user(13)] })
  test.each([
    ['nothing to import', zipOf({ 'readme.json': [] }), 'none of the expected lists'],
    ['a path that leads out', zipOf({ '../users.json': [], 'users.json': [] }), 'damaged'],
    ['an absolute path', zipOf({ '/etc/users.json': [], 'users.json': [] }), 'damaged'],
    ['a password', patched(zip, 8, (view, at) => view.setUint16(at, 1, true)), 'password'],
    [
      'a file that declares gigabytes',
      patched(zip, 24, (view, at) => view.setUint32(at, 2 ** 31, true)),
      'users.json is too large',
    ],
    [
      'a file that is larger than it declares',
      patched(zip, 24, (view, at) => view.setUint32(at, 10, true)),
      'damaged',
    ],
    ['a broken directory', zip.slice(0, -10), 'damaged'],
    ['JSON that ends early', zipSync({ 'users.json': strToU8('[{') }), 'users.json is not JSON'],
  ])('fail with a sentence for a ZIP file with %s', async (_, bytes, sentence) => {
    const id = await check(bytes)
    const { state, failure, actions, report } = await find(id)
    expect({ state, actions, report }).toEqual({
      ...{ state: 'failed', actions: ['check', 'discard'], report: null },
    })
    expect(failure).toContain(sentence)
    expect((await post(`/${id}/apply`)).status).toBe(409)
    expect((await post(`/${id}/discard`)).status).toBe(200)
    expect((await storedFiles()).size).toBe(0)
  })

  test('refuse other files, too large ones, wrong parts, and incomplete ones', async () => {
    const code = async (response: Response) => (await response.json()).code
    const tooLarge = await post('', { fileName: 'a.zip', sizeBytes: 2_000_000_001 })
    expect(await code(tooLarge)).toBe('shop_import_too_large')
    const id = await begin(zip)
    expect(await code(await put(id, 0, strToU8('<html>')))).toBe('not_a_zip')
    expect(await code(await put(id, 0, zip.slice(0, -1)))).toBe('form_broken')
    expect(await code(await put(id, 1, zip))).toBe('form_broken')
    expect(await code(await post(`/${id}/check`))).toBe('upload_incomplete')
    expect((await put('00000000-0000-7000-8000-000000000000', 0, zip)).status).toBe(404)
    await post(`/${id}/discard`)
    expect((await put(id, 0, zip)).status).toBe(409)
  })

  test('are for administrators only', async () => {
    for (const role of ['sales', 'editor'] as const)
      for (const [to, body] of [['', { fileName: 'a.zip', sizeBytes: 9 }], ['/x/apply']] as const) {
        const headers = await api.staff(role)
        expect((await api.post(path + to, body, headers)).status).toBe(403)
        expect((await api.get(path, headers)).status).toBe(403)
      }
  })

  test('run one at a time, and say who has started the other one, and when', async () => {
    const [one, other] = [await upload(zip), await upload(zip)]
    const started = await Promise.all([post(`/${one}/check`), post(`/${other}/check`)])
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = await started.find(({ status }) => status === 409)?.json()
    expect(refused).toMatchObject({
      code: 'shop_import_running',
      message: expect.stringMatching(/^Ada Leiter started an import at 0?9:00, /),
    })
    const job = await claim()
    if (!job) throw new Error('no run was requested')
    await Promise.all([perform(job), perform(job)])
    expect(await claim()).toBeUndefined()
    await Promise.all([post(`/${one}/discard`), post(`/${other}/discard`)])
  })

  test('are interrupted by the end of their process, and can be started again', async () => {
    const id = await upload(zipOf(exported(14)))
    await post(`/${id}/check`)
    await performNext()
    await post(`/${id}/apply`)
    const lost = await claim()
    if (!lost) throw new Error('no run was requested')
    // The process has begun, and ends.
    await api.services.db
      .updateTable('shop_import')
      .set({ seen_at: api.clock.now })
      .where('id', '=', id)
      .execute()
    expect((await post(`/${id}/apply`)).status).toBe(409)
    api.clock.now = new Date(+api.clock.now + 121_000)
    expect(await find(id)).toMatchObject({
      ...{ state: 'interrupted', actions: ['check', 'apply', 'discard'] },
    })
    expect((await post(`/${id}/apply`)).status).toBe(200)
    await performNext()
    expect(await find(id)).toMatchObject({ state: 'applied' })
    await perform(lost)
    expect(await find(id)).toMatchObject({ state: 'applied' })
  })

  test('stop when they are discarded', async () => {
    const id = await upload(zipOf(exported(15)))
    await post(`/${id}/check`)
    const job = await claim()
    await post(`/${id}/discard`)
    if (job) await perform(job)
    expect(await find(id)).toMatchObject({ state: 'discarded', report: null })
  })

  test('read an address with a login, which is encrypted and deleted at the end', async () => {
    const logins = new Set<string | undefined>()
    const shop = createServer(({ url = '', headers }, response) => {
      logins.add(headers.authorization)
      const isCustomers = url.startsWith('/wp-json/wc/v3/customers')
      if (!isCustomers) return response.writeHead(404).end()
      return response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([customer(16)]))
    }).listen(0, '127.0.0.1')
    await once(shop, 'listening')
    onTestFinished(() => {
      shop.closeAllConnections()
      shop.close()
    })
    const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    const body = { address, login: 'head:secret words' }
    expect(await (await postAddress(body)).json()).toMatchObject({
      code: 'address_invalid',
    })
    const https = { ...body, address: 'https://192.168.1.2' }
    expect(await (await postAddress(https)).json()).toMatchObject({
      code: 'shop_address_private',
    })
    api.services.env.webhooksAllowPrivate = true
    const { id } = await (await postAddress(body)).json()
    const login = async () =>
      (
        await api.services.db
          .selectFrom('shop_import')
          .select('login')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).login
    expect(await login()).toMatch(/^sealed-1\./)
    await performNext()
    expect(await find(id)).toMatchObject({ state: 'checked', source: address })
    await post(`/${id}/apply`)
    await performNext()
    expect(await find(id)).toMatchObject({ state: 'applied' })
    expect(await accountOf(16)).toBeDefined()
    expect(await login()).toBeNull()
    const basic = `Basic ${Buffer.from(body.login).toString('base64')}`
    expect([...logins]).toEqual([basic])
    expect(JSON.stringify(api.logged)).not.toContain('secret words')
    api.services.env.webhooksAllowPrivate = false
  })

  test('lose their file after a week, and their report after a year', async () => {
    const id = await upload(zip)
    const { db, files } = api.services
    const daysLater = (days: number) => new Date(+api.clock.now + days * 86_400_000)
    await deleteExpiredImports({ db, files }, daysLater(6))
    expect((await find(id)).state).toBe('uploading')
    await deleteExpiredImports({ db, files }, daysLater(8))
    expect((await find(id)).state).toBe('discarded')
    expect((await storedFiles()).size).toBe(0)
    await deleteExpiredImports({ db, files }, daysLater(366))
    expect((await api.get(`${path}/${id}`, staff)).status).toBe(404)
  })
})
