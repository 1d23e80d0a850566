import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import {
  type MailText,
  mailTextNames,
  mailTextSchema,
  mailTextSpecs,
} from '../../../domain/options/mail-texts.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { changeContent } from '../../content/content-version.ts'
import { writeOption } from '../../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { readEnv } from '../../env.ts'
import { findLaboratory } from '../laboratory.ts'
import { loadPreviews } from './preview-pages.ts'
import { findDefaultTexts, previewText } from './preview-text.ts'

const [sqlite] = databases
const env = readEnv({ DATA_DIR: temporaryFolder() })
const none: MailText = { subject: '', title: '', opening: '', closing: '' }

describe('texts of mails', () => {
  let db: Database
  beforeAll(async () => {
    if (!sqlite) throw new Error('no database')
    db = await openDemo(sqlite.open)
    return () => closeDatabase(db)
  })

  test.each(mailTextNames)(
    'the default text of %s has the placeholders it declares',
    async (name) => {
      const defaults = await findDefaultTexts({ db, env }, name)
      for (const language of languages) {
        const { subject, title, opening } = defaults[language]
        for (const text of [subject, title, opening]) expect(text).not.toBe('')
        const { title: _, ...checked } = defaults[language]
        expect(mailTextSchema(name).safeParse({ ...checked, title: '' })).toMatchObject({
          success: true,
        })
      }
    },
  )

  test('every variant of a mail has a text of its own or shares one', async () => {
    const shown = (await loadPreviews()).map(({ kind, variant }) => {
      const own = `${kind}-${variant}`
      return Object.hasOwn(mailTextSpecs, own) ? own : kind
    })
    expect([...new Set(shown)].sort()).toEqual([...mailTextNames].sort())
  })

  test('an own text replaces placeholders and is escaped in HTML', async () => {
    const mail = await previewText(
      { db, env },
      {
        name: 'order-status-completed',
        language: 'de',
        own: {
          subject: 'Paket zu {number} von {laboratory}',
          title: '',
          opening: 'Ihr <b>Paket</b> ist unterwegs.\nZweiter Absatz.',
          closing: 'Herzlich & bis bald',
        },
      },
    )
    expect(mail.subject).toMatch(/^Paket zu \d+ von Laboratoire Trois-Sources/)
    expect(mail.html).toContain('&lt;b&gt;Paket&lt;/b&gt;')
    expect(mail.html).toContain('Herzlich &amp; bis bald')
    expect(mail.text).toContain('Ihr <b>Paket</b> ist unterwegs.\n\nZweiter Absatz.')
    expect(mail.text).toContain('Herzlich & bis bald')
  })

  test('an emptied text is that of the shop', async () => {
    const subject = { name: 'newsletter-confirm', language: 'fr', own: none } as const
    const defaults = await findDefaultTexts({ db, env }, 'newsletter-confirm')
    const { text } = await previewText({ db, env }, subject)
    expect(text).toContain(defaults.fr.opening)
  })

  test('mails are written with the stored texts', async () => {
    const own = { 'signup-received': { ...none, opening: 'Willkommen bei {laboratory}.' } }
    await changeContent(db, (trx) => writeOption(trx, 'mail_texts', own))
    const samples = await loadPreviews()
    const sample = samples.find(({ kind }) => kind === 'signup-received')
    const mail = await sample?.write('de', await findLaboratory({ db, env }))
    expect(mail?.text).toContain('Willkommen bei Laboratoire Trois-Sources')
    expect(mail?.subject).not.toBe('')
  })
})
