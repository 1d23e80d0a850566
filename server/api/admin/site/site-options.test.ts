import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { findFamilyVat } from '../../../catalogue/prices/family-vat.ts'
import { findClosings } from '../../../content/calendar.ts'
import { option } from '../../../content/options.ts'
import { findSiteFacts } from '../../../content/site-facts.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('settings of texts and languages on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    administrator = await api.bearer((await api.newAccount({ role: 'administrator' })).id)
    return () => api.close()
  })

  const send = (method: string, path: string, body: unknown) =>
    api.request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...administrator },
    })
  const read = async (path: string) => (await api.get(path, administrator)).json()

  test('stores own texts of forms, audiences of texts and posts of networks', async () => {
    const save = async (group: string, values: object) => {
      const path = `/admin/options/${group}`
      const { version } = await read(path)
      return (await send('PATCH', path, { version, values })).status
    }
    const texts = { fr: { send_contact: 'Envoyer' }, en: {}, de: null, it: {} }
    expect(await save('form_texts', { form_texts: texts })).toBe(200)
    const { db } = api.services
    expect(await option(db, 'form_texts', 'fr')).toEqual({ send_contact: 'Envoyer' })
    expect(await option(db, 'form_texts', 'de')).toEqual({})
    const audiences = { homeopathy: { indication: 'nobody' } }
    expect(await save('product_texts', { text_sections: audiences })).toBe(200)
    expect(await option(db, 'text_sections')).toEqual(audiences)
    const day = '2026-11-20'
    const post = { text: 'x', link: 'https://social.example/1', day, picture: 'arnica' }
    const posts = { fr: [post], en: null, de: [], it: [] }
    expect(await save('social_posts', { social_feed_posts: posts })).toBe(200)
    expect(await option(db, 'social_feed_posts', 'fr')).toEqual([post])
    const wrong = { ...posts, fr: [{ ...post, link: 'javascript:alert(1)' }] }
    expect(await save('social_posts', { social_feed_posts: wrong })).toBe(422)
  })

  test('stores own texts of mails and refuses unknown and missing placeholders', async () => {
    const path = '/admin/options/mails'
    const save = async (texts: object) => {
      const { version } = await read(path)
      const values = { mail_texts: { fr: {}, en: {}, it: {}, de: texts } }
      const response = await send('PATCH', path, { version, values })
      return { status: response.status, body: await response.json() }
    }
    const none = { subject: '', title: '', opening: '', closing: '' }
    const subject = 'Bestellung {number}'
    const untouched = { subject, title: null, opening: null, closing: '' }
    const saved = await save({ 'order-confirmation': untouched, 'email-change': none })
    expect(saved.status).toBe(200)
    expect(await option(api.services.db, 'mail_texts', 'de')).toEqual({
      'order-confirmation': { ...none, subject },
    })
    const wrong = { 'order-confirmation': { ...none, subject: 'Ohne Nummer', opening: '{token}' } }
    const refused = await save(wrong)
    expect(refused.status).toBe(422)
    const field = 'values.mail_texts.de.order-confirmation'
    expect(Object.keys(refused.body.data.fields)).toEqual([`${field}.subject`, `${field}.opening`])
    expect(refused.body.data.fields[`${field}.subject`]).toContain('must contain')
    const preview = { language: 'de', text: { ...none, subject } }
    const shown = await send('POST', '/admin/mail-texts/order-confirmation/preview', preview)
    expect((await shown.json()).subject).toMatch(/^Bestellung \d+$/)
    const bad = { language: 'de', text: { ...none, subject: '{' } }
    expect((await send('POST', '/admin/mail-texts/order-confirmation/preview', bad)).status).toBe(
      422,
    )
    expect((await read('/admin/mail-texts/order-confirmation')).de.subject).toContain('{number}')
    expect((await save({})).status).toBe(200)
  })

  test('gives the products of a range its VAT class, except those with one of their own', async () => {
    const { db } = api.services
    const path = '/admin/options/orders'
    const save = async (classes: object) => {
      const { version } = await read(path)
      return (await send('PATCH', path, { version, values: { vat_classes: classes } })).status
    }
    const count = async (kind: 'kit' | 'otc' | 'price', vatClass: 'standard' | 'reduced') =>
      (
        await db
          .selectFrom('product')
          .select('slug')
          .where('kind', '=', kind)
          .where('vat_class', '=', vatClass)
          .execute()
      ).length
    const before = { kits: await count('kit', 'reduced'), prices: await count('price', 'reduced') }
    const [own] = await db
      .selectFrom('product')
      .select(['id'])
      .where('kind', '=', 'kit')
      .limit(1)
      .execute()
    const ofOwn = (vatClass: 'accommodation' | 'reduced') =>
      db
        .updateTable('product')
        .set({ vat_class: vatClass })
        .where('id', '=', own?.id ?? 0)
        .execute()
    await ofOwn('accommodation')
    expect(await save({ kit: 'standard', schussler: 'standard', kits: 'standard' })).toBe(422)
    expect(await save({ kit: 'standard', schussler: 'standard' })).toBe(200)
    expect(await count('kit', 'standard')).toBe(before.kits - 1)
    expect(await count('otc', 'standard')).toBe(0)
    const salts = await count('price', 'standard')
    expect(salts).toBeGreaterThan(0)
    expect(await count('price', 'reduced')).toBe(before.prices - salts)
    const ofNew = await findFamilyVat(db)
    expect(ofNew({ kind: 'kit', slug: '' })).toBe('standard')
    expect(ofNew({ kind: 'otc', slug: '' })).toBe('reduced')
    await ofOwn('reduced')
    expect(await save({})).toBe(200)
    expect(await count('price', 'reduced')).toBe(before.prices)
  })

  test('shows further links in the footer, and closing days on the contact page', async () => {
    const save = async (group: string, values: object) => {
      const path = `/admin/options/${group}`
      const { version } = await read(path)
      return (await send('PATCH', path, { version, values })).status
    }
    const links = [{ url: 'https://partner.example/', label: { de: 'Partnerlabor', fr: null } }]
    expect(await save('links', { more_links: links })).toBe(200)
    const { services } = api
    const facts = await findSiteFacts(services, 'fr')
    expect(facts.moreLinks).toEqual([{ url: 'https://partner.example/', label: 'Partnerlabor' }])
    const closing = {
      from: '2026-12-24',
      to: '2027-01-03',
      reason: { de: 'Betriebsferien', it: null },
    }
    expect(await save('contact', { closing_days: [{ ...closing, to: '2026-12-01' }] })).toBe(422)
    expect(await save('contact', { closing_days: [closing] })).toBe(200)
    const now = new Date('2026-11-28T09:00:00Z')
    const at = { language: 'de', now } as const
    expect(await findClosings(services.db, { ...at, days: 365 })).toEqual([
      { days: '24.12.2026–03.01.2027', reason: 'Betriebsferien' },
    ])
    expect(await findClosings(services.db, { ...at, days: 7 })).toEqual([])
  })

  test('drops a language from site, feeds, API and translation board, and offers it again', async () => {
    const { version, values } = await read('/admin/options/site')
    const offer = async (languages: unknown) => {
      const { version: latest } = await read('/admin/options/site')
      const changed = { ...values, offered_languages: languages }
      return send('PATCH', '/admin/options/site', { version: latest, values: changed })
    }
    expect(version).toEqual(expect.any(String))
    for (const languages of [[], ['xx'], 'fr', null])
      expect((await offer(languages)).status).toBe(422)
    expect((await offer(['de', 'fr', 'de'])).status).toBe(200)
    expect((await read('/admin/options/site')).values.offered_languages).toEqual(['fr', 'de'])
    expect((await read('/admin/session')).siteLanguages).toEqual(['fr', 'de'])
    expect(await read('/browser_lang/browser_lang')).toEqual({
      lang: 'fr',
      languages: ['fr', 'de'],
    })
    expect(await read('/wp/v2/posts?lang=it')).toEqual([])
    expect(await read('/wp/v2/posts?lang=de')).not.toEqual([])
    const board = await read('/admin/pages?state=to-translate&language=it')
    expect(board).toEqual([])
    expect((await offer(['fr', 'en', 'de', 'it'])).status).toBe(200)
    expect(await read('/wp/v2/posts?lang=it')).not.toEqual([])
  })
})
