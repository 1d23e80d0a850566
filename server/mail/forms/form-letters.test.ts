import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type FormKind, formKinds } from '../../../domain/forms/form-fields.ts'
import { languages } from '../../../domain/language.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { checkboxMessages } from '../../../messages/server/public-forms.ts'
import { databases } from '../../../tests/databases.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { changeContent } from '../../content/content-version.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import type { EntryFields } from '../../db/tables/forms.ts'
import { readEnv } from '../../env.ts'
import { folderStore } from '../../files/folder-store.ts'
import { confirmNewsletter, unsubscribe } from '../../forms/newsletter.ts'
import { deleteOldSpam, type SentForm, submitForm } from '../../forms/submit-form.ts'
import { i18nIn } from '../../i18n.ts'
import { claimJob, finishJob } from '../../outbox/outbox.ts'
import { letterOptions } from '../delivery/transports.ts'
import { mailHandlers } from '../handlers.ts'
import { laboratory } from '../laboratory.fixtures.ts'
import type { Letter } from '../mail.ts'
import { entryNote } from './form-letters.ts'

const now = new Date('2026-11-21T08:00:00Z')
const env = readEnv({ DATA_DIR: temporaryFolder(), ORIGIN: 'https://shop.example' })

describe.each(databases)('mails about forms on $name', ({ open }) => {
  let db: Database
  const letters: Letter[] = []
  const transport = async (letter: Letter) => void letters.push(letter)
  beforeAll(async () => {
    db = await open()
    const value = json<unknown>('labor@example.ch')
    await changeContent(db, (trx) =>
      trx.insertInto('option').values({ name: 'contact_email', language: '', value }).execute(),
    )
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    letters.splice(0)
    for (const table of ['outbox', 'form_entry', 'rate_limit', 'newsletter_subscription'] as const)
      await db.deleteFrom(table).execute()
  })

  const services = () => ({
    db,
    env,
    files: folderStore(env),
    log: silentLog,
    now: () => now,
    wakeWorker: () => {},
  })
  const send = (kind: FormKind, changes: Partial<SentForm> = {}) =>
    submitForm(services(), {
      kind,
      about: 'Frühling im Garten',
      entry: {
        texts: { name: 'Ada Keller', email: 'ada@example.ch', message: 'Grüezi\n<b>Arnica</b>?' },
        agb: true,
      },
      newsletter: false,
      newsletterText: 'I would like to receive it.',
      honeypot: '',
      fillingMs: undefined,
      language: 'de',
      requiredFields: [],
      ip: '192.0.2.7',
      now,
      ...changes,
    })
  /** Runs all due jobs like the worker. */
  const work = async () => {
    for (let job = await claimJob(db, now); job; job = await claimJob(db, now)) {
      await mailHandlers(services(), transport)[job.kind]?.(job.body, job)
      await finishJob(db, job, now)
    }
  }

  test.each(formKinds)('forward the form %s to the laboratory', async (kind) => {
    await send(kind)
    await work()
    const [letter, toPerson] = letters
    expect(letter).toMatchObject({ to: 'labor@example.ch', replyTo: 'ada@example.ch' })
    for (const text of ['Ada Keller', 'Frühling im Garten', 'Grüezi\n<b>Arnica</b>?'])
      expect(letter?.text).toContain(text)
    expect(letter?.html).not.toContain('<b>Arnica')
    expect(toPerson?.to).toBe(kind === 'contact' ? undefined : 'ada@example.ch')
    // Entered text must not reach an address that may belong to someone else.
    expect(`${toPerson?.subject} ${toPerson?.text}`).not.toMatch(/Ada|Grüezi|Frühling/)
  })

  it('list the checkboxes', async () => {
    await send('contact', { newsletter: true })
    await work()
    const laboratoryMail = letters.find(({ to }) => to === 'labor@example.ch')?.text
    for (const label of Object.values(checkboxMessages))
      expect(laboratoryMail).toContain(i18nIn.fr._(label))
  })

  test.each(languages)(
    'ask to confirm the newsletter and contain an unsubscribe link in %s',
    async (language) => {
      await send('contact', { newsletter: true, language })
      await work()
      const asked = letters.at(-1)
      const address = `https://shop.example${addressOf(language, 'newsletter-confirm')}`
      const [, token = ''] =
        new RegExp(`${address}\\?token=([\\w-]{43})`).exec(asked?.text ?? '') ?? []
      expect(asked?.to).toBe('ada@example.ch')
      expect(asked?.html).toContain(`lang="${language}"`)
      expect(asked?.text.replace(token, '')).not.toContain('Ada')
      expect(await confirmNewsletter(services(), token, now)).toBe('ada@example.ch')

      await work()
      const welcome = letters.at(-1)
      const leave = `https://shop.example${addressOf(language, 'newsletter-leave')}?token=`
      expect(welcome?.unsubscribe?.slice(0, leave.length)).toBe(leave)
      expect(welcome?.text).toContain(welcome?.unsubscribe)
      expect(welcome && letterOptions(welcome).headers).toMatchObject({
        'List-Unsubscribe': `<${welcome?.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
      const out = welcome?.unsubscribe?.slice(leave.length) ?? ''
      expect(await unsubscribe(db, out, now)).toBe('ada@example.ch')
    },
  )

  it('mails about forms are not sent for spam, which is deleted after a month', async () => {
    await send('webinar', { honeypot: 'x', newsletter: true })
    await send('webinar')
    await work()
    expect(letters).toHaveLength(2)
    const left = async (days: number) => {
      await deleteOldSpam(db, new Date(now.getTime() + days * 24 * 3_600_000))
      return (await db.selectFrom('form_entry').select('spam').execute()).length
    }
    expect(await left(30)).toBe(2)
    expect(await left(31)).toBe(1)
  })

  it('mails about forms are not sent to a laboratory without an address', async () => {
    await changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: json<unknown>('') })
        .execute(),
    )
    await send('contact')
    await work()
    expect(letters).toEqual([])
    expect(await db.selectFrom('form_entry').selectAll().execute()).toHaveLength(1)
    await changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: json<unknown>('labor@example.ch') })
        .execute(),
    )
  })

  test.each([{}, { entryId: 'none' }, null])('fail for the invalid job body %j', async (body) => {
    for (const kind of ['form-received', 'form-confirmed']) {
      const job = { id: 'job', kind, body, tries: 1 }
      await expect(mailHandlers(services(), transport)[kind]?.(body, job)).rejects.toThrow()
    }
  })
})

describe('the notes of a form', () => {
  const terms = { label: 'Terms and conditions', value: 'Accepted' }
  const newsletter = (value: string) => ({ label: 'Newsletter', value })

  test.each<[EntryFields, readonly { label: string; value: string }[]]>([
    [{ agb: true, newsletter: true }, [terms, newsletter('Yes')]],
    [{ agb: true, newsletter: false }, [terms, newsletter('No')]],
    // Older entries lack the checkboxes.
    [{}, []],
  ])('the checkboxes %j are listed as %j', (ticks, expected) => {
    const context = { language: 'en', laboratory, i18n: i18nIn.en } as const
    const entry = { kind: 'contact', language: 'de', about: '', fields: ticks } as const
    expect(entryNote(entry, context).facts).toEqual([
      ...expected,
      { label: 'Language', value: 'DE' },
    ])
  })
})
