import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api/api.fixtures.ts'
import { findEdit } from '../../content/editing/edit-row.ts'
import { publishPage } from '../../content/editing/publish-page.ts'
import { saveDraft } from '../../content/editing/save-draft.ts'
import { findPageText } from '../../content/find-page.ts'
import { findRedirect } from '../../content/redirects/find-redirect.ts'
import { png } from '../../media/media.fixtures.ts'
import { mediaRecord, pageRecord } from '../former-shop.fixtures.ts'
import { importFolder } from '../import-folder.fixtures.ts'

const now = new Date('2026-11-28T12:00:00Z')

describe.each(databases)('the import of pages and posts on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await demoApi(open)
    return () => api.close()
  })

  const importFrom = (name: string, content: object, isDryRun = false) =>
    importFolder(api.services, name, { ...content }, isDryRun)

  test('skips a post without a date, also in a dry run', async () => {
    const content = {
      'posts.json': [pageRecord(90, 'ohne-tag', { type: 'post', date: '', new_field: 'x' })],
    }
    const planned = await importFrom('undated', content, true)
    expect(planned.counts.post).toMatchObject({ created: 0, skipped: 1 })
    expect(planned.notes.map(({ note }) => note)).toContainEqual(['page-invalid', 'date'])
    // What is not imported is not kept either.
    expect(planned.unknownFields.post).toBeUndefined()
    expect({ ...(await importFrom('undated', content)), isDryRun: true }).toEqual(planned)
  })

  const story = (changes: Record<string, unknown> = {}) =>
    pageRecord(1, 'unsere-geschichte', {
      title: { rendered: 'Unsere Geschichte &amp; mehr' },
      acf: {
        content: [
          {
            acf_fc_layout: 'text',
            heading: 'Seit 1902',
            text: '<p>Am <a href="https://shop.example/de/labor-alt/">Labor</a> vorbei.</p>',
          },
          {
            acf_fc_layout: 'team_member',
            name: 'Ada',
            description: '<p>Sie.</p>',
            image: { ID: 9, url: 'https://shop.example/wp-content/uploads/ada.png' },
          },
        ],
      },
      yoast_head_json: { description: 'Wer wir sind.' },
      ...changes,
    })

  test('makes blocks of layouts, pages of slugs, and redirects of old addresses', async () => {
    const { db } = api.services
    const content = {
      'media.json': [mediaRecord(9, 'ada.png')],
      'files/ada.png': await png({ width: 20, height: 20 }),
      'pages.json': [
        story({ translations: { de: 1, fr: 2 } }),
        pageRecord(2, 'notre-histoire', {
          ...{ lang: 'fr', link: 'https://shop.example/fr/notre-histoire/' },
          ...{ translations: { de: 1, fr: 2 }, acf: [], title: { rendered: 'Notre histoire' } },
          content: { rendered: '<h2>Depuis 1902</h2>\n<p>Des plantes.</p>' },
        }),
        pageRecord(3, 'labor-alt', { content: { rendered: '<p>Neu [slider id="4"]</p>' } }),
      ],
      'posts.json': [
        pageRecord(4, 'fruehling', {
          date: '2024-03-20T23:30:00',
          link: 'https://shop.example/?p=4',
        }),
      ],
    }
    const planned = await importFrom('wp', content, true)
    const report = await importFrom('wp', content)
    expect(report.counts).toEqual(planned.counts)
    expect(report.counts).toMatchObject({
      page: { read: 3, created: 3 },
      post: { read: 1, created: 1 },
      redirect: { created: 3, skipped: 0 },
    })
    const media = await db
      .selectFrom('media')
      .select('id')
      .where('title', '=', 'File 9')
      .executeTakeFirstOrThrow()
    const page = await findPageText(db, 'resources.unsere-geschichte', 'de')
    expect(page).toMatchObject({
      ...{
        title: 'Unsere Geschichte & mehr',
        slug: 'unsere-geschichte',
        description: 'Wer wir sind.',
      },
      blocks: [
        {
          ...{ type: 'text', heading: 'Seit 1902' },
          text: 'Am [Labor](/de/ressourcen/labor-alt) vorbei.',
        },
        { type: 'team_member', name: 'Ada', description: 'Sie.', image: `/media/${media.id}` },
      ],
    })
    const french = await findPageText(db, 'resources.unsere-geschichte', 'fr')
    expect(french).toMatchObject({ slug: 'notre-histoire', blocks: [{ type: 'text' }] })
    expect(await findPageText(db, 'news.fruehling', 'de')).toMatchObject({ date: '2024-03-20' })
    expect(await findRedirect(db, '/', '?p=4')).toMatch(/^\/de\/.+\/fruehling$/)
    expect(await findRedirect(db, '/fr/notre-histoire/')).toMatch(/^\/fr\/.+\/notre-histoire$/)
    // The page with a shortcode waits for an editor.
    expect(await findPageText(db, 'resources.labor-alt', 'de')).toBeUndefined()
    expect(await findEdit(db, { key: 'resources.labor-alt', language: 'de' })).toMatchObject({
      draft: { blocks: [{ text: 'Neu \\[slider id="4"]' }] },
    })
    expect(report.notes.filter(({ label }) => label === 'labor-alt (de)')).toMatchObject([
      { note: ['stays-draft'] },
      { note: ['element-unknown', '[slider]'] },
    ])
    expect((await importFrom('wp', content)).counts).toMatchObject({
      page: { unchanged: 3 },
      post: { unchanged: 1 },
      redirect: { unchanged: 3 },
    })
  })

  test('updates what has changed there, and keeps what was changed here', async () => {
    const { db } = api.services
    const page = { key: 'resources.alt', language: 'de' } as const
    const alt = (changes: Record<string, unknown> = {}) => ({
      'pages.json': [pageRecord(50, 'alt', changes)],
    })
    await importFrom('kept', alt())
    const { draft: _, ...edit } = (await findEdit(db, page)) ?? { revision: 0 }
    const text = await findPageText(db, page.key, 'de')
    const change = { by: null, now }
    const saved = await saveDraft(db, page, {
      ...{ ...change, revision: edit.revision },
      content: {
        ...text,
        lead: text?.lead ?? '',
        title: 'Hier geändert',
        blocks: text?.blocks ?? [],
      },
    })
    if (!saved.ok) throw new Error(saved.refusal.code)
    await publishPage(db, page, { ...change, revision: saved.value.revision })
    const report = await importFrom(
      'kept',
      alt({ title: { rendered: 'Dort geändert' }, content: { rendered: '<p>Dort neu</p>' } }),
    )
    expect(report.counts.page).toMatchObject({ updated: 1 })
    expect(report.notes.map(({ note }) => note)).toContainEqual(['changed-here', 'title'])
    expect(await findPageText(db, page.key, 'de')).toMatchObject({
      ...{ title: 'Hier geändert', blocks: [{ type: 'text', text: 'Dort neu' }] },
    })
  })

  test('names unknown blocks and fields, and keeps them with the page as a draft', async () => {
    const { db } = api.services
    const report = await importFrom('odd', {
      'pages.json': [
        pageRecord(60, 'seltsam', {
          ...{ menu_order: 3, status: 'publish' },
          acf: {
            sidebar: 'links',
            flexible: [
              { acf_fc_layout: 'price_table', rows: [{ label: 'Tube', price: '<b>12.50</b>' }] },
              { acf_fc_layout: 'quote', quote: 'Es wächst.', stars: 5 },
              { acf_fc_layout: 'video', title: 'Film' },
            ],
          },
        }),
        pageRecord(61, 'weg', { status: 'trash' }),
        { id: 62, slug: 'ohne-titel' },
      ],
    })
    expect(report.counts.page).toMatchObject({ read: 3, created: 1, skipped: 2 })
    expect(report.unknownFields.page).toEqual({
      ...{ menu_order: 1, sidebar: 1, 'block price_table': 1, 'block video': 1, 'quote.stars': 1 },
    })
    const edit = await findEdit(db, { key: 'resources.seltsam', language: 'de' })
    expect(edit?.draft?.blocks).toMatchObject([
      { type: 'text', heading: '[price_table]', text: 'Tube\n\n**12.50**' },
      { type: 'quote', quote: 'Es wächst.' },
      { type: 'text', heading: '[video]', text: 'Film' },
    ])
    const { unknown } = await db
      .selectFrom('imported_record')
      .select('unknown')
      .where('source_id', '=', '60')
      .executeTakeFirstOrThrow()
    expect(unknown).toMatchObject({ sidebar: 'links', 'quote.stars': 5 })
  })

  test('takes no harm from records that are broken, hostile or huge', async () => {
    const { db } = api.services
    const half = '\ud83d'
    const text = (html: string) => ({ content: { rendered: html } })
    const before = { title: { rendered: `A\0B${half}<script>alert(1)</script>` } }
    const report = await importFrom('hostile', {
      'pages.json': [
        pageRecord(80, 'broken-link', {
          ...text('<p><a href="/de/%E0%A4%A">x</a><a href="http://[">y</a>\0</p>'),
          ...{ link: 'https://shop.example/de/%E0%A4%A/', menu_order: `\0${half}` },
        }),
        pageRecord(81, 'no-link', { link: 'http://', acf: 'none', meta: 3, excerpt: null }),
        pageRecord(82, '%F0%9F', before),
        pageRecord(83, 'deep', text(`${'<div><ul><li>'.repeat(20_000)}tief`)),
        pageRecord(84, 'open', text('<a '.repeat(100_000))),
        pageRecord(85, 'long', text(`<p>${'x'.repeat(50_000)}</p>`)),
        pageRecord(86, 'wrong', { acf: { content: [{ acf_fc_layout: 'slider', slides: 7 }, 3] } }),
        { id: { a: 1 }, title: [], slug: 5, lang: 'xx', translations: [1, null] },
      ],
      'posts.json': { data: 'none' },
      'options.json': [{ acf: { seo: { global_keywords: { a: '\0' } } } }],
      'products.json': [{ id: 1, slug: `a\0`, categories: [{ slug: 'kit' }], price: {} }, {}],
      'locations.json': [{ id: '\0', name: '\0', latitude: 'NaN' }],
    })
    expect(report.counts.page).toMatchObject({ read: 8, created: 7, skipped: 1 })
    expect(report.counts.product).toMatchObject({ read: 2, skipped: 2 })
    expect(report.counts.location).toMatchObject({ skipped: 1 })
    expect(report.notes.filter(({ kind }) => kind === 'post')).toHaveLength(1)
    expect(report.notes.map(({ label, note }) => `${label} ${note}`)).toContain(
      'wrong (de) field-unknown,content',
    )
    const pages = await db.selectFrom('page').select(['title', 'blocks']).execute()
    const shown = pages.filter(({ title }) => title.startsWith('A\ufffdB'))
    expect(shown).toHaveLength(1)
    expect(JSON.stringify(pages)).not.toMatch(/<script|<a |javascript:/)
  })
})
