import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { createPage } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { discardDraft, findRemoval } from './discard-draft.ts'
import { type Change, type Edited, findEdit, type PageRef } from './edit-row.ts'
import { findEditedContent } from './page-versions.ts'
import { publishPage } from './publish-page.ts'
import { saveDraft } from './save-draft.ts'
import { unpublishPage } from './unpublish-page.ts'

const change = { by: null, now: new Date('2026-11-23T09:00:00Z') }
const date = '2026-11-23'

type Act<More> = (
  db: Database,
  page: PageRef,
  change: Change & { revision: number } & More,
) => Promise<Edited>

describe.each(databases)('what is offered to be removed on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  const revisionOf = async (page: PageRef) => (await findEdit(db, page))?.revision ?? 0
  const act = async <More>(run: Act<More>, page: PageRef, more: More) => {
    const edited = await run(db, page, { ...change, revision: await revisionOf(page), ...more })
    if (!edited.ok) throw new Error(edited.refusal.code)
  }

  type Step = (post: PageRef) => Promise<unknown>
  const translation = ({ key }: PageRef): PageRef => ({ key, language: 'it' })
  const writeTranslation: Step = (post) =>
    act(saveDraft, translation(post), { content: { title: 'Bozza', date, blocks: [] } })
  const publish: Step = (post) => act(publishPage, post, {})
  const unpublish: Step = (post) => act(unpublishPage, post, {})

  test.each<[string, Step[], boolean, boolean]>([
    ['a new post', [], false, true],
    ['a post on the site', [publish], false, false],
    ['a post with a translated draft', [writeTranslation], true, true],
    ['a post that was taken off the site', [publish, unpublish], false, true],
  ])('offers of the original of %s what the server allows', async (title, steps, ...expected) => {
    await offersWhatIsAllowed(title, steps, (post) => post, expected)
  })

  test.each<[string, Step[], boolean, boolean]>([
    ['beside a draft', [writeTranslation], true, true],
    ['beside a published post', [publish, writeTranslation], true, false],
    ['beside a post that was taken off', [publish, unpublish, writeTranslation], true, true],
    [
      'that was on the site',
      [
        publish,
        writeTranslation,
        (post) => publish(translation(post)),
        (post) => unpublish(translation(post)),
        writeTranslation,
      ],
      true,
      false,
    ],
  ])('offers of a translation %s what the server allows', async (title, steps, ...expected) => {
    await offersWhatIsAllowed(title, steps, translation, expected)
  })

  const offersWhatIsAllowed = async (
    title: string,
    steps: readonly Step[],
    textOf: (post: PageRef) => PageRef,
    [canDiscard, canDelete]: readonly boolean[],
  ) => {
    const made = await createPage(db, { ...change, kind: 'news', language: 'fr', title })
    if (!made.ok) throw new Error(made.refusal.code)
    for (const step of steps) await step(made.value)
    const page = textOf(made.value)
    expect(await findRemoval(db, page)).toEqual({ canDiscard, canDelete })
    const discarded = await discardDraft(db, page, { ...change, revision: await revisionOf(page) })
    expect(discarded.ok).toBe(canDiscard)
    const left = await findEdit(db, page)
    if (canDiscard) expect(left?.title).toBe((await findEditedContent(db, page, left))?.title ?? '')
    expect((await deletePage(db, page.key)).ok).toBe(canDelete)
  }
})
