import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findPageBySlug, findPageText } from '../find-page.ts'
import { findRedirect } from '../redirects/find-redirect.ts'
import { findTranslatedSlug } from '../translated-slug.ts'
import { copyPage, createPage } from './create-page.ts'
import { discardDraft } from './discard-draft.ts'
import { type Edited, findEdit, type PageRef } from './edit-row.ts'
import { insertPages } from './editing.fixtures.ts'
import { listPageStates } from './list-page-states.ts'
import { noteEditor } from './page-editors.ts'
import { findEditedContent, findVersion, listVersions, restoreVersion } from './page-versions.ts'
import { findPreview, makePreviewAddress } from './preview-token.ts'
import { publishPage } from './publish-page.ts'
import { saveDraft } from './save-draft.ts'
import { schedulePage } from './schedule/schedule-page.ts'
import { confirmTranslation } from './source-version.ts'
import { unpublishPage } from './unpublish-page.ts'

const now = new Date('2026-11-23T09:00:00Z')
const change = { by: null, now }

const value = (edited: Edited) => {
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal))
  return edited.value
}

describe.each(databases)('editing pages on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await insertPages(
      db,
      ['story', 'lab', 'values', 'garden', 'quality', 'team'].map((name) => `company.${name}`),
    )
    return () => closeDatabase(db)
  })

  const revisionOf = async (page: PageRef) => (await findEdit(db, page))?.revision ?? 0
  const content = (title: string, more: object = {}) => ({
    title,
    blocks: [{ type: 'text', text: '<script>alert(1)</script>' }],
    ...more,
  })
  const save = async (page: PageRef, posted: ReturnType<typeof content>) =>
    value(
      await saveDraft(db, page, { ...change, revision: await revisionOf(page), content: posted }),
    )
  const publish = async (page: PageRef, at = now) =>
    value(await publishPage(db, page, { by: null, now: at, revision: await revisionOf(page) }))

  const story: PageRef = { key: 'company.story', language: 'fr' }

  it('shows a draft only after publishing it, in its language alone', async () => {
    const before = await findPageText(db, 'company.story', 'de')
    await save(story, content('Notre histoire, nouvelle'))
    expect((await findPageText(db, 'company.story', 'fr'))?.title).not.toContain('nouvelle')
    await publish(story)
    const shown = await findPageText(db, 'company.story', 'fr')
    expect(shown?.title).toBe('Notre histoire, nouvelle')
    expect(shown?.blocks).toEqual([{ type: 'text', text: '<script>alert(1)</script>' }])
    expect(await findPageText(db, 'company.story', 'de')).toEqual(before)
  })

  it('stores what was published, also the page from before, and restores it as a draft', async () => {
    expect((await listVersions(db, story)).map(({ version }) => version)).toEqual([2, 1])
    const first = await findVersion(db, story, 1)
    value(
      await restoreVersion(db, story, { ...change, revision: await revisionOf(story), version: 1 }),
    )
    expect((await findPageText(db, 'company.story', 'fr'))?.title).toContain('nouvelle')
    await publish(story)
    const shown = await findPageText(db, 'company.story', 'fr')
    expect(shown).toMatchObject({ title: first?.title, blocks: first?.blocks })
  })

  it('refuses a save of an earlier revision, and keeps what the other has saved', async () => {
    const page: PageRef = { key: 'company.lab', language: 'en' }
    const seen = await revisionOf(page)
    await save(page, content('First'))
    const late = await saveDraft(db, page, {
      ...change,
      revision: seen,
      content: content('Second'),
    })
    expect(late).toEqual({ ok: false, refusal: { code: 'edit-conflict' } })
    expect((await findEdit(db, page))?.draft?.title).toBe('First')
  })

  it('lets one of several concurrent saves through', async () => {
    const page: PageRef = { key: 'company.values', language: 'it' }
    const saves = await Promise.all(
      ['a', 'b', 'c', 'd'].map((title) =>
        saveDraft(db, page, { ...change, revision: 0, content: content(title) }),
      ),
    )
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await revisionOf(page)).toBe(1)
  })

  it('discards a draft and keeps the page', async () => {
    const page: PageRef = { key: 'company.garden', language: 'de' }
    const before = await findPageText(db, page.key, 'de')
    const saved = await save(page, content('Verworfen'))
    const { draft, title } = value(
      await discardDraft(db, page, { ...change, revision: saved.revision }),
    )
    expect({ draft, title }).toEqual({ draft: null, title: before?.title })
  })

  it('creates a post, whose address is made of its title when it is published', async () => {
    const made = await createPage(db, {
      ...change,
      kind: 'news',
      language: 'de',
      title: 'Grüner Tag',
    })
    if (!made.ok) throw new Error(made.refusal.code)
    const post = made.value
    expect(post.key).toBe('news.gruner-tag')
    expect(await findPageBySlug(db, 'news.', 'gruener-tag', 'de')).toBeUndefined()
    await publish(post)
    expect(await findPageBySlug(db, 'news.', 'gruener-tag', 'de')).toMatchObject({
      key: post.key,
      date: '2026-11-23',
    })

    await save(post, content('Grüner Tag', { slug: 'tag-im-gruenen', date: '2026-11-23' }))
    await publish(post)
    expect(await findTranslatedSlug(db, 'news.', 'gruener-tag', 'de')).toBe('tag-im-gruenen')

    const taken = await createPage(db, { ...change, kind: 'news', language: 'de', title: 'B' })
    if (!taken.ok) throw new Error(taken.refusal.code)
    const other = {
      revision: 1,
      content: content('B', { slug: 'tag-im-gruenen', date: '2026-01-01' }),
    }
    expect(await saveDraft(db, taken.value, { ...change, ...other })).toMatchObject({
      refusal: { code: 'slug-taken' },
    })

    const address = '/de/neuigkeiten/tag-im-gruenen'
    const removal = { ...change, revision: await revisionOf(post), redirectTo: '/de/neuigkeiten' }
    value(await unpublishPage(db, post, removal))
    expect(await findPageBySlug(db, 'news.', 'tag-im-gruenen', 'de')).toBeUndefined()
    expect(await findRedirect(db, address)).toBe('/de/neuigkeiten')
    value(
      await restoreVersion(db, post, { ...change, revision: await revisionOf(post), version: 1 }),
    )
    await publish(post)
    expect(await findPageBySlug(db, 'news.', 'gruener-tag', 'de')).toMatchObject({
      formerSlugs: ['tag-im-gruenen'],
    })
  })

  it('keeps fixed pages of the site', async () => {
    const fixed = { ...change, revision: await revisionOf(story) }
    expect(await unpublishPage(db, story, fixed)).toMatchObject({ refusal: { code: 'page-fixed' } })
    const unknown: PageRef = { key: 'company.nothing', language: 'fr' }
    expect(
      await saveDraft(db, unknown, { ...change, revision: 0, content: content('x') }),
    ).toMatchObject({ refusal: { code: 'page-unknown' } })
  })

  it('copies a page to another language, and names translations older than the original', async () => {
    const made = await createPage(db, {
      ...change,
      kind: 'health',
      language: 'fr',
      title: 'Ménopause',
    })
    if (!made.ok) throw new Error(made.refusal.code)
    const { key } = made.value
    const stateIn = async (language: 'fr' | 'de') =>
      (await listPageStates(db)).find((page) => page.key === key)?.languages[language]
    await save(made.value, content('Ménopause'))
    await publish(made.value)
    expect(await stateIn('de')).toMatchObject({ translation: 'missing', hasDraft: false })

    const german: PageRef = { key, language: 'de' }
    value(await copyPage(db, german, { ...change, revision: 0, from: 'fr' }))
    expect(await stateIn('de')).toMatchObject({ translation: 'missing', hasDraft: true })
    await save(german, content('Wechseljahre'))
    await publish(german)
    expect(await stateIn('de')).toMatchObject({ translation: 'current', hasDraft: false })
    expect(await findTranslatedSlug(db, 'health.', 'menopause', 'de')).toBe('wechseljahre')

    await save(made.value, content('Ménopause', { slug: 'menopause', lead: 'Nouveau' }))
    await publish(made.value)
    expect(await stateIn('fr')).toMatchObject({ translation: 'original' })
    expect(await stateIn('de')).toMatchObject({ translation: 'older' })
    value(await confirmTranslation(db, german, { ...change, revision: await revisionOf(german) }))
    expect(await stateIn('de')).toMatchObject({ translation: 'current' })
  })

  it('takes the language that has the page for the original where the first language lacks it', async () => {
    const made = await createPage(db, {
      ...change,
      kind: 'news',
      language: 'de',
      title: 'Tag der offenen Tür',
    })
    if (!made.ok) throw new Error(made.refusal.code)
    const statesOf = async () =>
      (await listPageStates(db)).find(({ key }) => key === made.value.key)
    expect(await statesOf()).toMatchObject({
      original: 'fr',
      languages: { it: { translation: 'no-original' } },
    })
    await save(made.value, content('Tag der offenen Tür', { date: '2026-11-23' }))
    await publish(made.value)
    expect(await statesOf()).toMatchObject({
      original: 'de',
      languages: {
        de: { translation: 'original' },
        fr: { translation: 'missing' },
        it: { translation: 'missing' },
      },
    })
  })

  it('names the others who have a page open', async () => {
    const ids = ['anna', 'beat']
    for (const id of ids)
      await db
        .insertInto('account')
        .values(accountRow({ id, first_name: id }))
        .execute()
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    expect(await noteEditor(db, story, { accountId: 'anna', now: at(0) })).toEqual([])
    expect(await noteEditor(db, story, { accountId: 'beat', now: at(20) })).toEqual(['anna Keller'])
    expect(await noteEditor(db, story, { accountId: 'beat', now: at(70) })).toEqual([])
  })

  it('previews the draft for 24 hours with a signed address', async () => {
    const page: PageRef = { key: 'company.quality', language: 'it' }
    await save(page, content('Anteprima'))
    const address = (await makePreviewAddress(db, page, now)) ?? ''
    const [path, token = ''] = address.split('?preview=')
    expect(path).toBe('/it/azienda/qualita')
    const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
    const preview = await findPreview(db, token, hoursLater(23))
    expect(preview).toMatchObject({ ...page, address: path, text: { title: 'Anteprima' } })
    const endsAt = hoursLater(24)
    expect(await findPreview(db, token, endsAt)).toEqual({ ...page, state: 'expired', endsAt })
    expect(await findPreview(db, `${token}x`, now)).toEqual({ state: 'invalid' })
    await db.deleteFrom('page_edit').where('page_key', '=', page.key).execute()
    await db.deleteFrom('page').where('page_key', '=', page.key).execute()
    expect(await findPreview(db, token, now)).toEqual({ state: 'deleted' })
  })

  it('schedules a draft for a future time only', async () => {
    const page: PageRef = { key: 'company.team', language: 'it' }
    const publishAt = new Date('2026-11-27T07:00:00Z')
    const schedule = { ...change, publishAt, unpublishAt: null }
    expect(await schedulePage(db, page, { ...schedule, revision: 0 })).toMatchObject({
      refusal: { code: 'no-draft' },
    })
    const { revision } = await save(page, content('Squadra'))
    expect(await schedulePage(db, page, { ...schedule, revision, publishAt: now })).toMatchObject({
      refusal: { code: 'time-past' },
    })
    value(await schedulePage(db, page, { ...schedule, revision }))
    expect((await findEditedContent(db, page, await findEdit(db, page)))?.title).toBe('Squadra')
  })
})
