import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../domain/language.ts'
import { databases } from '../../../tests/databases.ts'
import { openDemo } from '../../../tests/demo-database.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { closeDatabase } from '../../db/client.ts'
import { readEnv } from '../../env.ts'
import { mailWriters } from '../handlers.ts'
import { laboratory } from '../laboratory.fixtures.ts'
import { loadPreviews, mailPreviewPage } from './preview-pages.ts'

const previews = await loadPreviews()

test('every kind of mail has a preview', () => {
  const shown = new Set(previews.map(({ kind }) => kind))
  expect([...shown].sort()).toEqual(Object.keys(mailWriters).sort())
})

/** Matches a message id, which is shown if a text is missing: six characters. */
const textId = /(?<![\w+/])(?=[\w+/]*\d)(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])[\w+/]{6}(?![\w+/])/

const named = previews.map((preview) => [`${preview.kind} ${preview.variant}`, preview] as const)

/** Preview text after the subject. */
const preheaderOf = (html: string) =>
  /<div[^>]*data-skip-in-text[^>]*>([^<]+)/.exec(html)?.[1] ?? ''

const plain = (text: string) => text.replace(/[^\p{L}\d]+/gu, ' ').trim()

const payableNow: Record<Language, string> = {
  fr: 'à payer maintenant',
  en: 'payable now',
  de: 'sofort zahlbar',
  it: 'da pagare subito',
}

describe.each(languages)('in %s', (language) => {
  test.each(named)('%s is complete', async (_, preview) => {
    const { subject, html, text } = await preview.write(language, laboratory)
    expect(subject).toMatch(/\p{L}{3}/u)
    expect(subject).not.toMatch(/[{}\r\n]/)
    expect(html).toContain(`lang="${language}"`)
    expect(html).toContain('<title>')
    for (const body of [html.replace(/<[^>]+>/g, '\n'), text]) {
      expect(body).not.toMatch(/\{\w+\}|undefined|\[object/)
      expect(body.replace(/https:\S+/g, '')).not.toMatch(textId)
      expect(body).toContain(laboratory.name)
    }
    expect(html.match(/src="[^"]*"/g)).toEqual([
      `src="${laboratory.origin}/illustrations/arnica-mail.png"`,
    ])
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    const pages = addresses.filter((address) => !/^(tel|mailto):/.test(address ?? ''))
    for (const page of pages) expect(page).toMatch(/^https:\/\//)
    for (const page of pages)
      expect(text, 'the same links in both').toContain(page?.replaceAll('&amp;', '&'))
    expect(text).not.toMatch(/<\/?(p|a|table|div)\b/)
  })

  test.each(named)('%s has a preview text that differs from its title', async (_, preview) => {
    const { subject, html } = await preview.write(language, laboratory)
    const preheader = preheaderOf(html)
    const [, title = ''] = /<h1[^>]*>([^<]+)/.exec(html) ?? []
    expect(preheader).toMatch(/\p{L}{3}/u)
    expect(preheader).not.toContain(subject)
    expect(plain(subject)).not.toContain(plain(preheader))
    expect(plain(title)).not.toBe(plain(preheader))
  })

  test.each([
    ['invoice', '21.12.2026'],
    ['advance', payableNow[language]],
  ])(
    'shows total and due date in the preview text of a confirmation paid by %s',
    async (variant, due) => {
      const preview = previews.find(
        (one) => one.kind === 'order-confirmation' && one.variant === variant,
      )
      const { html = '' } = (await preview?.write(language, laboratory)) ?? {}
      expect(preheaderOf(html)).toMatch(/\d,\d\d\sCHF/)
      expect(preheaderOf(html)).toContain(due)
    },
  )

  test.each(named)(
    '%s has links to phone and e-mail, and ends with a signature',
    async (_, preview) => {
      const { html, text } = await preview.write(language, laboratory)
      expect(html).toContain('href="tel:+41225550147"')
      expect(html).toContain('href="mailto:info@trois-sources.example"')
      expect(text).toContain(`\n-- \n${laboratory.name}\n`)
    },
  )
})

test.each(named)('%s has a no-break space before each colon in French', async (_, preview) => {
  const { subject, html, text } = await preview.write('fr', laboratory)
  const shown = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/<[^>]+>/g, '\n')
  for (const part of [subject, shown, text])
    expect(part.replace(/https?:\S+/g, '').match(/.*[^\u00a0\u202f\d]:(?!\d).*/g)).toBeNull()
})

test('lists all mails on the preview page', async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error('no database')
  const db = await openDemo(sqlite.open)
  const services = { db, env: readEnv({ DATA_DIR: temporaryFolder() }) }
  const list = await mailPreviewPage(services, '/mails')
  const links = [...(list ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
  expect(links).toHaveLength(previews.length * languages.length)
  expect(new Set(links).size).toBe(links.length)
  for (const link of links.slice(0, 8))
    expect(await mailPreviewPage(services, link)).toContain('<iframe')
  for (const none of ['/mails/nothing/de', '/mails/signup-received/es'])
    expect(await mailPreviewPage(services, none)).toBeUndefined()
  await closeDatabase(db)
})
