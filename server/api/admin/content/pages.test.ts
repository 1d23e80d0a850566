import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { insertPages } from '../../../content/editing/editing.fixtures.ts'
import { findPageText } from '../../../content/find-page.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

type Headers = Record<string, string>
type Page = { id: string; revision: number; content: { title: string } | null } & Record<
  string,
  unknown
>

const script = '<script>alert(1)</script>'

describe.each(databases)('pages in the back office on $name', ({ open }) => {
  let api: TestApi
  let editor: Headers
  let other: Headers
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    await insertPages(db, ['company.story', 'company.lab', 'news.first'])
    const people = [
      await api.newAccount({ role: 'administrator', first_name: 'Ada', last_name: 'Rey' }),
      await api.newAccount({ role: 'administrator', first_name: 'Ben', last_name: 'Frei' }),
    ] as const
    editor = await api.bearer(people[0].id)
    other = await api.bearer(people[1].id)
    return () => closeDatabase(db)
  })

  const send = async (method: string, path: string, body?: unknown, headers = editor) => {
    const response = await api.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const create = async (title: string, language = 'de'): Promise<Page> =>
    (await send('POST', '/admin/pages', { kind: 'news', language, title })).body
  const contentOf = (title: string, text = 'Text') => ({
    title,
    date: '2026-11-21',
    blocks: [{ type: 'text', text }],
  })
  const save = (page: Page, content: object, language = 'de', headers = editor) =>
    send(
      'PUT',
      `/admin/pages/${page.id}/${language}/draft`,
      { revision: page.revision, content },
      headers,
    )

  it('lists pages by kind, state and title', async () => {
    const draft = await create('Frühling im Garten')
    expect(draft).toMatchObject({ id: 'news.fruhling-im-garten', kind: 'news', hasDraft: true })
    const listed = await send('GET', '/admin/pages?kind=news&sort=title&search=fruhling')
    expect(listed.headers.get('content-range')).toBe('pages 0-0/1')
    expect(listed.body).toMatchObject([
      { id: draft.id, languages: { de: { hasDraft: true, isPublished: false } } },
    ])
    const published = await send('GET', '/admin/pages?state=published&range=[0,0]')
    expect(published.body).toHaveLength(1)
    expect(published.headers.get('content-range')).toBe('pages 0-0/3')
    const missing = await send('GET', '/admin/pages?state=to-translate&language=it')
    expect(missing.body).toEqual([])
    expect((await send('GET', '/admin/pages?state=lost')).status).toBe(422)
  })

  it('sorts pages by their titles in the language of the reader', async () => {
    const [bryony, maple] = [await create('Zaunrübe'), await create('Ahorn')]
    for (const [page, title] of [
      [bryony, 'Bryone'],
      [maple, 'Érable'],
    ] as const)
      await save({ ...page, revision: 0 }, contentOf(title), 'fr')
    const idsIn = async (language: string) => {
      const headers = { ...editor, 'accept-language': language }
      const { body } = await send('GET', '/admin/pages?kind=news&sort=title', undefined, headers)
      const ids = body.map(({ id }: Page) => id)
      return ids.filter((id: string) => id === bryony.id || id === maple.id)
    }
    expect(await idsIn('de')).toEqual([maple.id, bryony.id])
    expect(await idsIn('fr')).toEqual([bryony.id, maple.id])
  })

  it('saves, previews and publishes one language, and leaves the others', async () => {
    const path = '/admin/pages/company.story'
    const read = await send('GET', `${path}/de`)
    expect(read.body).toMatchObject({ revision: 0, isPublished: true, hasDraft: false })
    const saved = await save(read.body, contentOf('Geschichte', script))
    expect(saved).toMatchObject({ status: 200, body: { hasDraft: true, changedBy: 'Ada Rey' } })
    const preview = await send('POST', `${path}/de/preview`)
    expect(preview.body.address).toMatch(/^\/de\/.+\?preview=/)
    expect((await findPageText(api.services.db, 'company.story', 'de'))?.title).toBe(
      'company.story de',
    )
    const { revision } = saved.body
    const published = await send('POST', `${path}/de/publish`, { revision })
    expect(published.body).toMatchObject({ hasDraft: false, content: { title: 'Geschichte' } })
    const shown = await findPageText(api.services.db, 'company.story', 'de')
    expect(shown).toMatchObject({ title: 'Geschichte', blocks: [{ type: 'text', text: script }] })
    expect((await findPageText(api.services.db, 'company.story', 'fr'))?.title).toBe(
      'company.story fr',
    )
  })

  it('refuses to overwrite the changes of another person, and names them', async () => {
    const page = await create('Zu zweit')
    expect((await save(page, contentOf('Zuerst'), 'de', other)).status).toBe(200)
    const refused = await save(page, contentOf('Danach'))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict', data: { changedBy: 'Ben Frei', isOwnChange: false } },
    })
    const own = await save(page, contentOf('Danach'), 'de', other)
    expect(own.body).toMatchObject({ data: { isOwnChange: true } })
    const now = await send('GET', `/admin/pages/${page.id}/de`)
    expect(now.body.content.title).toBe('Zuerst')
  })

  it('names the others who have the page open', async () => {
    const path = '/admin/pages/company.lab/de/presence'
    expect((await send('POST', path)).body).toEqual({ others: [] })
    expect((await send('POST', path, undefined, other)).body).toEqual({ others: ['Ada Rey'] })
  })

  it('names the place of each problem', async () => {
    const page = await create('Unfertig')
    const refused = await save(page, { ...contentOf(''), blocks: [{ type: 'quote' }] })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'content_invalid',
        data: {
          issues: [
            { path: ['title'], problem: 'missing' },
            { path: ['blocks', 0, 'quote'], problem: 'missing' },
          ],
        },
      },
    })
  })

  it('schedules by Swiss time, and refuses times that have passed', async () => {
    const page = await create('Geplant')
    const schedule = (publishAt: string, revision = page.revision) =>
      send('POST', `/admin/pages/${page.id}/de/schedule`, {
        revision,
        publishAt,
        unpublishAt: null,
      })
    const past = await schedule('2026-11-20T08:00')
    expect(past.body.code).toBe('time_past')
    // In the language of the person, not of the page.
    expect(past.body.message).not.toMatch(/Zeitpunkt/)
    expect((await schedule('2026-02-31T08:00')).status).toBe(422)
    const planned = await schedule('2026-11-27T08:00')
    expect(planned.body.publishAt).toBe('2026-11-27T07:00:00.000Z')
  })

  it('restores a version as the draft', async () => {
    const page = await create('Erste Fassung')
    const path = `/admin/pages/${page.id}/de`
    let { revision } = page
    const publish = async () =>
      ({ revision } = (await send('POST', `${path}/publish`, { revision })).body)
    await publish()
    const saved = await save({ ...page, revision }, contentOf('Zweite Fassung'))
    revision = saved.body.revision
    await publish()
    const versions = await send('GET', `${path}/versions`)
    expect(versions.body).toMatchObject([{ version: 2, publishedBy: 'Ada Rey' }, { version: 1 }])
    expect((await send('GET', `${path}/versions/1`)).body.content.title).toBe('Erste Fassung')
    const restored = await send('POST', `${path}/versions/1/restore`, { revision })
    expect(restored.body).toMatchObject({
      hasDraft: true,
      content: { title: 'Erste Fassung' },
      published: { title: 'Zweite Fassung' },
    })
  })

  it('copies a page to another language and confirms the translation', async () => {
    const page = await create('Original', 'fr')
    const path = `/admin/pages/${page.id}`
    await send('POST', `${path}/fr/publish`, { revision: page.revision })
    const copied = await send('POST', `${path}/de/copy`, { revision: 0, from: 'fr' })
    expect(copied.body).toMatchObject({ translation: 'missing', content: { title: 'Original' } })
    const published = await send('POST', `${path}/de/publish`, { revision: copied.body.revision })
    const confirmed = await send('POST', `${path}/de/confirm`, {
      revision: published.body.revision,
    })
    expect(confirmed.body).toMatchObject({ translation: 'current' })
  })

  it('takes posts off the site and deletes them, but no fixed page', async () => {
    const page = await create('Kurz da')
    const path = `/admin/pages/${page.id}`
    const published = await send('POST', `${path}/de/publish`, { revision: page.revision })
    expect(published.body.address).toBe('/de/neuigkeiten/kurz-da')
    expect((await send('DELETE', path)).body.code).toBe('page_published')
    const { revision } = published.body
    const removed = await send('POST', `${path}/de/unpublish`, { revision, redirectTo: '/de/' })
    expect(removed.body).toMatchObject({ isPublished: false, address: null })
    expect((await send('DELETE', path)).status).toBe(200)
    expect((await send('GET', path)).status).toBe(404)
    expect((await send('DELETE', '/admin/pages/company.lab')).body.code).toBe('page_fixed')
  })

  it('presents blocks as the site shows them, without those that are not valid yet', async () => {
    const { body } = await send('POST', '/admin/content/render', {
      language: 'de',
      blocks: [
        { type: 'text', text: `**fett** ${script}` },
        { type: 'quote' },
        { type: 'tip', title: 'Tipp', text: null },
      ],
    })
    expect(body.blocks[0]).toMatchObject({ type: 'text', text: [{ type: 'paragraph' }] })
    expect(JSON.stringify(body.blocks[0])).toContain('"<script>","alert(1)","</script>"')
    expect(body.blocks[1]).toBeNull()
  })

  it('records each change in the audit log', async () => {
    const page = await create('Mit Protokoll')
    await send('POST', `/admin/pages/${page.id}/de/publish`, { revision: page.revision })
    const rows = await api.services.db
      .selectFrom('audit_event')
      .selectAll()
      .where('record_id', '=', `${page.id}/de`)
      .execute()
    expect(rows.map(({ action }) => action).sort()).toEqual(['create', 'publish'])
  })
})
