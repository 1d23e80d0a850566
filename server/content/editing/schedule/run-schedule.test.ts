import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { languages } from '../../../../domain/language.ts'
import { databases } from '../../../../tests/databases.ts'
import {
  closeDatabase,
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../../../db/client.ts'
import { migrate } from '../../../db/migrate.ts'
import { repeatEvery } from '../../../repeat-every.ts'
import { findPageText } from '../../find-page.ts'
import { findEdit, type PageRef } from '../edit-row.ts'
import { insertPages } from '../editing.fixtures.ts'
import { listVersions } from '../page-versions.ts'
import { saveDraft } from '../save-draft.ts'
import { runSchedule } from './run-schedule.ts'
import { schedulePage } from './schedule-page.ts'

const now = new Date('2026-11-23T09:00:00Z')
const friday = new Date('2026-11-27T07:00:00Z')
const publisher = `${import.meta.dirname}/../../../../tests/publish-until-killed.ts`
const messageMacro = new URL('../../../../tests/message-macro.mjs', import.meta.url).href

const keys = ['company.story', 'company.lab', 'company.garden']

const pages: readonly PageRef[] = keys.flatMap((key) =>
  languages.slice(0, 2).map((language) => ({ key, language })),
)

const openMigrated = async (settings: DatabaseSettings) => {
  const db = await openDatabase(settings)
  await migrate(db)
  await insertPages(db, keys)
  return db
}

const scheduleDraft = async (db: Database, page: PageRef, publishAt: Date) => {
  const change = { by: null, now }
  const content = { title: `Am Freitag ${page.key}`, blocks: [] }
  const saved = await saveDraft(db, page, { ...change, revision: 0, content })
  const revision = saved.ok ? saved.value.revision : -1
  const schedule = { ...change, revision, publishAt, unpublishAt: null }
  expect((await schedulePage(db, page, schedule)).ok).toBe(true)
}

describe.each(databases)('scheduled pages on $name', ({ create, open, engine }) => {
  it('scheduled pages are published once, whole and on time, by several processes of which one is killed', async () => {
    const settings = await create()
    await using db = await openMigrated(settings)
    for (const page of pages) await scheduleDraft(db, page, friday)
    expect(await runSchedule(db, new Date(friday.getTime() - 1))).toBe(0)

    // SQLite has one process: the killed one runs before the others.
    const child = spawn(
      process.execPath,
      ['--import', messageMacro, publisher, JSON.stringify(settings), friday.toISOString()],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const lines = createInterface({ input: child.stdout })
    lines.once('line', () => child.kill('SIGKILL'))
    const [, [, signal]] = await Promise.all([once(lines, 'close'), once(child, 'exit')])
    expect(signal).toBe('SIGKILL')

    const others = engine === 'postgres' ? [db, await openDatabase(settings)] : [db, db]
    await Promise.all(others.map((one) => runSchedule(one, friday)))
    // What another process was faster with is looked at again.
    await runSchedule(db, friday)
    for (const page of pages) {
      const shown = await findPageText(db, page.key, page.language)
      expect(shown).toMatchObject({ title: `Am Freitag ${page.key}`, blocks: [] })
      expect((await listVersions(db, page)).map(({ version }) => version)).toEqual([2, 1])
      expect(await findEdit(db, page)).toMatchObject({ draft: null, publish_at: null, version: 2 })
    }
    if (others[1] && others[1] !== db) await closeDatabase(others[1])
  })

  it('scheduled pages are on the site of every process when they are due', async () => {
    const settings = await create()
    const db = await openMigrated(settings)
    const other = engine === 'postgres' ? await openDatabase(settings) : db
    const page: PageRef = { key: 'company.garden', language: 'de' }
    expect(await findPageText(other, page.key, 'de')).toBeDefined()
    const due = new Date(Date.now() + 300)
    await scheduleDraft(db, page, due)
    const clock = () => new Date()
    const runs = [db, other].map((one) =>
      repeatEvery(
        500,
        () => runSchedule(one, clock()),
        () => expect.unreachable(),
      ),
    )
    await expect
      .poll(async () => (await findPageText(other, page.key, 'de'))?.title, {
        interval: 20,
        timeout: 20_000,
      })
      .toBe(`Am Freitag ${page.key}`)
    await Promise.all(runs.map(({ stop }) => stop()))
    await closeDatabase(db)
    if (other !== db) await closeDatabase(other)
  })

  it('that cannot be published say why, and stay drafts', async () => {
    await using db = await open()
    await insertPages(db, keys)
    const page: PageRef = { key: 'company.story', language: 'it' }
    await scheduleDraft(db, page, friday)
    // As if the definition of the block had changed since.
    const draft = (await findEdit(db, page))?.draft
    await db
      .updateTable('page_edit')
      .set({ draft: JSON.stringify({ ...draft, blocks: [{ type: 'gone' }] }) as never })
      .execute()
    expect(await runSchedule(db, friday)).toBe(0)
    expect(await findEdit(db, page)).toMatchObject({
      failure: 'content-invalid',
      publish_at: null,
      draft: { blocks: [{ type: 'gone' }] },
    })
    expect(await runSchedule(db, friday)).toBe(0)
  })
})
