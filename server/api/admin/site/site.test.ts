import { beforeAll, describe, expect, test } from 'vitest'
import { isForAdministrators, optionGroupNames } from '../../../../domain/options/site-options.ts'
import { databases } from '../../../../tests/databases.ts'
import { findDownloads } from '../../../content/downloads.ts'
import { option } from '../../../content/options.ts'
import { findRedirect } from '../../../content/redirects/find-redirect.ts'
import { addMedia } from '../../../media/add-media.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('options, menus, redirects and downloads on $name', ({ open }) => {
  let api: TestApi
  let editor: Record<string, string>
  let administrator: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    administrator = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    return () => api.close()
  })

  const send = (method: string, path: string, body: unknown, headers = administrator) =>
    api.request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    })
  const read = async (path: string) => (await api.get(path, administrator)).json()
  const events = async () =>
    api.services.db
      .selectFrom('audit_event')
      .select(['action', 'resource', 'record_id', 'label'])
      .where('resource', '=', 'options')
      .orderBy('id')
      .execute()

  const versionOf = async (path: string): Promise<string> => (await read(path)).version

  describe('options', () => {
    test('changes all values of a group at the same time', async () => {
      const { version, values } = await read('/admin/options/contact')
      expect(values).toMatchObject({ opening_hours: {} })
      const changed = {
        ...values,
        contact_phone_number: ' +41 22 555 99 99 ',
        opening_hours: { fr: 'Lundi\n8 h', en: 'Monday', de: 'Montag', it: 'Lunedì' },
      }
      const answer = await send('PATCH', '/admin/options/contact', { version, values: changed })
      expect(answer.status).toBe(200)
      expect(await option(api.services.db, 'contact_phone_number')).toBe('+41 22 555 99 99')
      expect(await option(api.services.db, 'opening_hours', 'it')).toBe('Lunedì')
      expect(await events()).toContainEqual({
        action: 'change',
        resource: 'options',
        record_id: 'contact',
        label: 'contact',
      })
      const late = await send('PATCH', '/admin/options/contact', { version, values })
      expect([late.status, (await late.json()).code]).toEqual([409, 'edit_conflict'])
    })

    test.each([
      ['laboratory', { contact_email: 'nobody' }, 'contact_email'],
      ['contact', { contact_phone_number: 'call me' }, 'contact_phone_number'],
      ['orders', { vat_number: 'CHE-109.322.552' }, 'vat_number'],
      ['laboratory', { legal_name: ' ' }, 'legal_name'],
      ['laboratory', { laboratory_address: { street: 'x' } }, 'laboratory_address.postcode'],
      ['contact', { opening_hours: { de: 'x'.repeat(601) } }, 'opening_hours.de'],
      ['links', { social_links: { facebook: 'javascript:alert(1)' } }, 'social_links.facebook'],
      ['links', { social_links: { facebook: 'http://x.example/' } }, 'social_links.facebook'],
      ['links', { social_links: { myspace: 'https://x.example/' } }, 'social_links'],
      ['orders', { iban: 'CH0000000000000000000' }, 'iban'],
      ['orders', { iban: 'DE89370400440532013000' }, 'iban'],
      ['orders', { shipping_cost: -1 }, 'shipping_cost'],
      ['orders', { free_shipping_from: '100' }, 'free_shipping_from'],
      ['orders', { shipping_countries: [] }, 'shipping_countries'],
      ['orders', { shipping_by_country: { LI: -1 } }, 'shipping_by_country.LI'],
      ['site', { analytics: { kind: 'google' } }, 'analytics.id'],
      ['notices', { site_notice: { fr: 7 } }, 'site_notice.fr'],
      ['search', { unknown_page: 'x' }, 'unknown_page'],
    ])('refuses %s %j', async (group, values, field) => {
      const path = `/admin/options/${group}`
      const before = await read(path)
      const answer = await send('PATCH', path, { version: before.version, values })
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).data.fields)).toContain(`values.${field}`)
      expect(await read(path)).toEqual(before)
    })

    test('shows groups for administrators to nobody else', async () => {
      const listed: { id: string }[] = await (await api.get('/admin/options', editor)).json()
      for (const id of optionGroupNames.filter(isForAdministrators)) {
        const path = `/admin/options/${id}`
        const { version, values } = await read(path)
        const change = await send('PATCH', path, { version, values }, editor)
        expect([(await api.get(path, editor)).status, change.status]).toEqual([403, 403])
        expect(listed.map((group) => group.id)).not.toContain(id)
      }
    })

    test('lets editors change texts', async () => {
      const path = '/admin/options/notices'
      const values = { site_notice: { fr: '<b>Fermé</b>', en: '', de: '', it: '' } }
      const changed = await send('PATCH', path, { version: await versionOf(path), values }, editor)
      expect(changed.status).toBe(200)
      expect(await option(api.services.db, 'site_notice', 'fr')).toBe('<b>Fermé</b>')
    })
  })

  describe('menus', () => {
    test('changes order and visibility in one language', async () => {
      const path = '/admin/menus/company'
      const { version, languages } = await read(path)
      expect(languages.de[0]).toEqual({
        page: 'company.story',
        isShown: true,
        name: 'Unsere Geschichte',
      })
      const de = [
        { page: 'company.team', isShown: true },
        { page: 'company.story', isShown: true },
        { page: 'company.lab', isShown: false },
      ]
      expect((await send('PATCH', path, { version, languages: { de } })).status).toBe(200)
      const { db } = api.services
      expect((await option(db, 'menus', 'de')).company).toEqual(['company.team', 'company.story'])
      expect((await option(db, 'menus', 'fr')).company).toBeUndefined()
      const after = await read(path)
      expect(after.languages.de.slice(0, 3)).toMatchObject([
        { page: 'company.team', isShown: true },
        { page: 'company.story', isShown: true },
        { page: 'company.garden', isShown: false },
      ])
      expect(after.languages.fr).toEqual(languages.fr)
    })

    test.each([
      [[{ page: 'company.nothing', isShown: true }], 'menu_page_unknown'],
      [[{ page: 'shop', isShown: true }], 'menu_page_unknown'],
      [
        [
          { page: 'company.lab', isShown: true },
          { page: 'company.lab', isShown: true },
        ],
        'menu_page_unknown',
      ],
      [[{ page: 'company.lab', isShown: false }], 'menu_empty'],
    ])('refuses the entries %j', async (fr, code) => {
      const path = '/admin/menus/company'
      const version = await versionOf(path)
      const answer = await send('PATCH', path, { version, languages: { fr } })
      expect([answer.status, (await answer.json()).code]).toEqual([422, code])
    })
  })

  describe('redirects', () => {
    const add = (from: string, to: string) => send('POST', '/admin/redirects', { from, to })

    test('adds, changes and deletes a redirect', async () => {
      const { id } = await (await add('/Alt', '/de/kontakt')).json()
      expect(await findRedirect(api.services.db, '/alt')).toBe('/de/kontakt')
      const path = `/admin/redirects/${id}`
      const changed = await send('PATCH', path, { from: '/alt-2', to: '/de/kontakt' })
      const { id: changedId } = await changed.json()
      expect(await findRedirect(api.services.db, '/alt')).toBeUndefined()
      expect(await findRedirect(api.services.db, '/alt-2')).toBe('/de/kontakt')
      const deleted = await send('DELETE', `/admin/redirects/${changedId}`, undefined)
      expect(deleted.status).toBe(204)
      expect(await findRedirect(api.services.db, '/alt-2')).toBeUndefined()
      expect((await send('PATCH', path, { from: '/x', to: '/y' })).status).toBe(404)
    })

    test.each([
      ['alt', '/de/kontakt', 'redirect_from_invalid'],
      ['/api/shop', '/de/', 'redirect_from_invalid'],
      ['//evil.example', '/de/', 'redirect_from_invalid'],
      ['/alt#x', '/de/', 'redirect_from_invalid'],
      ['/alt', '/de/kontakte', 'redirect_to_missing'],
      ['/alt', '/alter', 'redirect_to_missing'],
      ['/alt', '/de/neuigkeiten/not-written', 'redirect_to_missing'],
      ['/de/kontakt?x=1', '/de/', 'redirect_hides_page'],
      ['/alt', 'javascript:alert(1)', 'redirect_to_invalid'],
      ['/alt', 'http://x.example/', 'redirect_to_invalid'],
      ['/alt', '//x.example/', 'redirect_to_invalid'],
      ['/alt', '/\\x.example/', 'redirect_to_invalid'],
      ['/de/kontakt', '/de/', 'redirect_hides_page'],
      ['/DE/Kontakt/', '/de/', 'redirect_hides_page'],
      ['/accueil/', '/fr/', 'redirect_repeated'],
      ['/a', '/A/', 'redirect_loop'],
    ])('refuses %s to %s', async (from, to, code) => {
      const answer = await add(from, to)
      expect([answer.status, (await answer.json()).code]).toEqual([422, code])
    })

    test('refuses a circle of several redirects', async () => {
      const { id } = await (await add('/circle-2', '/de/kontakt')).json()
      expect((await add('/circle-1', '/circle-2')).status).toBe(201)
      const back = { from: '/circle-2', to: '/circle-1?x=1' }
      const answer = await send('PATCH', `/admin/redirects/${id}`, back)
      expect((await answer.json()).code).toBe('redirect_loop')
      const test = { address: 'https://shop.example/circle-1?y' }
      expect(await (await send('POST', '/admin/redirect-tests', test)).json()).toEqual({
        steps: ['/circle-2?y', '/de/kontakt?y'],
      })
    })

    test('redirects an address with a query, and no other of its path', async () => {
      const { db } = api.services
      expect((await add('/?page_id=12', '/de/kontakt?from=old')).status).toBe(201)
      expect(await findRedirect(db, '/', '?page_id=12')).toBe('/de/kontakt?from=old')
      expect(await findRedirect(db, '/', '?page_id=1')).toBeUndefined()
      expect(await findRedirect(db, '/')).toBeUndefined()
    })

    test('searches and sorts the list', async () => {
      const answer = await api.get('/admin/redirects?search=CIRCLE-2&sort=to', administrator)
      expect(answer.headers.get('content-range')).toBe('redirects 0-1/2')
      expect((await answer.json()).map(({ from }: { from: string }) => from)).toEqual([
        '/circle-1',
        '/circle-2',
      ])
    })
  })

  describe('downloads', () => {
    const path = '/admin/downloads/de'

    test('offers a document of the library to accounts that may order', async () => {
      const bytes = Buffer.from('%PDF-1.7\n%%EOF')
      const change = { actor: null, now: new Date() }
      const added = await addMedia(api.services, { name: 'Neue Liste.pdf', bytes }, change)
      const fileId = added.ok ? added.value.id : ''
      const { version, page, orderForm } = await read(path)
      const documents = [
        { label: 'Neue Liste', audience: 'may-order', fileId },
        ...page.documents.map(({ label, file }: { label: string; file: { id: string } }) => ({
          label,
          audience: 'everyone',
          fileId: file.id,
        })),
      ]
      const form = { ...orderForm, file: undefined, fileId: orderForm.file.id }
      const body = { version, page: { ...page, documents }, orderForm: form }
      expect((await send('PATCH', path, body)).status).toBe(200)
      const labels = async (userCanOrder: boolean) =>
        (
          await findDownloads(api.services.db, 'de', { userCanOrder, userCanOrderWithForm: true })
        ).page.documents.map(({ label }) => label)
      expect((await labels(true))[0]).toBe('Neue Liste')
      expect(await labels(false)).not.toContain('Neue Liste')
      expect((await read(path)).page.documents[0].file).toEqual({
        id: fileId,
        name: 'neue-liste.pdf',
        filesize: bytes.byteLength,
      })
      expect((await read('/admin/downloads/fr')).page.documents.length).toBeGreaterThan(0)
    })

    test('refuses a file that the library does not have', async () => {
      const { version, page } = await read(path)
      const documents = [{ label: 'x', audience: 'everyone', fileId: 'nothing' }]
      const orderForm = { title: '', text: '', label: '', fileId: null }
      const answer = await send('PATCH', path, { version, page: { ...page, documents }, orderForm })
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'file_unknown'])
    })
  })
})
