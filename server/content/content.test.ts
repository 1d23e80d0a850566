import { beforeAll, describe, expect, test } from 'vitest'
import { blockTypes } from '../../blocks/manifest.ts'
import { options } from '../../demo/options.ts'
import { consentTextNames } from '../../domain/consent/consent-texts.ts'
import { languages } from '../../domain/language.ts'
import type { OptionName } from '../../domain/options/site-options.ts'
import { databases } from '../../tests/databases.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { changeContent } from './content-version.ts'
import { findPageBySlug, findPageText, listPages, slugsOf } from './find-page.ts'
import { findOptions, option } from './options.ts'
import { headRow } from './page-head.ts'
import { findSiteFacts } from './site-facts.ts'

const now = new Date('2026-11-21T09:00:00Z')

const setOption = (db: Database, name: string, value: unknown, language = '') =>
  changeContent(db, (trx) =>
    trx
      .insertInto('option')
      .values({ name, language, value: json(value) })
      .onConflict((c) => c.columns(['name', 'language']).doUpdateSet({ value: json(value) }))
      .execute(),
  )

describe.each(databases)('stored content on $name', ({ open }) => {
  let db: Database
  const env = readEnv({ DATA_DIR: temporaryFolder(), ORIGIN: 'https://shop.example' })
  beforeAll(async () => {
    db = await open()
    await loadDemo({ db, env, now: () => now })
    return () => closeDatabase(db)
  })

  test.each(languages)('contains the story page in %s', async (language) => {
    const page = await findPageText(db, 'company.story', language)
    expect(page).toMatchObject({ key: 'company.story' })
    expect(page?.lead).not.toBe('')
    expect(page?.blocks.length).toBeGreaterThan(1)
    expect(page?.blocks[0]).toMatchObject({ type: 'text', heading: expect.any(String) })
    for (const { type } of page?.blocks ?? []) expect(blockTypes).toContain(type)
  })

  test('does not find an unknown page', async () => {
    expect(await findPageText(db, 'company.nothing', 'fr')).toBeUndefined()
  })

  test('lists pages below a key by position', async () => {
    const found = await listPages(db, 'en', 'company.')
    expect(found.map(({ key }) => key)).toEqual(
      ['story', 'garden', 'lab', 'values', 'quality', 'team'].map((name) => `company.${name}`),
    )
    expect(await listPages(db, 'en', 'company_')).toEqual([])
  })

  test('finds a topic by its slug in each language', async () => {
    const slugs = await slugsOf(db, 'health.fever')
    expect(slugs).toEqual({ fr: 'fievre', en: 'fever', de: 'fieber', it: 'febbre' })
    for (const language of languages) {
      const found = await findPageBySlug(db, 'health.', slugs[language] ?? '', language)
      expect(found?.key).toBe('health.fever')
    }
    expect(await findPageBySlug(db, 'health.', 'fievre', 'de')).toBeUndefined()
    expect(await listPages(db, 'de', 'health.')).toHaveLength(10)
  })

  test('lists the newest post first', async () => {
    const days = ['2026-01-05', '2026-09-12', '2025-11-30']
    for (const date of days)
      await changeContent(db, (trx) =>
        trx
          .insertInto('page')
          .values({
            page_key: `test.${date}`,
            language: 'fr',
            title: date,
            description: '',
            ...headRow({ lead: '', slug: date, date }),
            blocks: json([]),
            meta: json([]),
            updated_at: now,
          })
          .execute(),
      )
    const found = await listPages(db, 'fr', 'test.')
    expect(found.map(({ date }) => date)).toEqual(['2026-09-12', '2026-01-05', '2025-11-30'])
  })

  test('reads the options of the demo laboratory', async () => {
    const names = Object.keys(options) as OptionName[]
    expect(await findOptions(db, names)).toEqual(options)
    expect(await findSiteFacts({ db, env, now: () => now }, 'de')).toMatchObject({
      contactPhone: '+41 22 555 01 47',
      address: {
        street: 'Chemin des Trois-Sources 12',
        postcode: '1227',
        city: 'Carouge GE',
        state: 'GE',
        country: 'CH',
      },
      legalName: 'Laboratoire Trois-Sources SA',
      titleSuffix: 'Laboratoire Trois-Sources',
      origin: 'https://shop.example',
      shippingCost: 431,
      socialLinks: options.social_links,
      externalLinks: options.external_links,
      moreLinks: [],
    })
  })

  test('prefers the value of the language over the common one', async () => {
    await setOption(db, 'title_suffix', 'Labor', 'de')
    expect(await option(db, 'title_suffix', 'de')).toBe('Labor')
    expect(await option(db, 'title_suffix', 'it')).toBe('Laboratoire Trois-Sources')
  })

  test('uses the laboratory’s cookie texts, else the defaults', async () => {
    await setOption(db, 'privacy_policy_popup', { accept_all: 'Ja, alle', title: ' ' }, 'de')
    const { consent } = await findSiteFacts({ db, env, now: () => now }, 'de')
    expect(consent.accept_all).toBe('Ja, alle')
    for (const name of consentTextNames) expect(consent[name].trim(), name).not.toBe('')
  })

  test.each([
    ['shipping_cost', -5, 431],
    ['privacy_policy_popup', { title: 3 }, {}],
    ['shipping_cost', '4.31', 431],
    ['shipping_countries', 'CH', ['CH', 'LI']],
    ['unknown_page', 'elsewhere', 'not_found'],
    ['external_links', { france: 'javascript:alert(1)' }, {}],
    ['seo_global_keywords', null, ''],
  ] as const)('reads %s as unset when it is %j', async (name, stored, unset) => {
    await setOption(db, name, stored, 'it')
    expect(await option(db, name, 'it')).toEqual(unset)
  })

  const longName = `Labor ${'Quelle '.repeat(30)}AG`
  test.each([
    ['legal_name', longName, longName],
    ['legal_name', 'Labor\u0001 Drei', 'Labor Drei'],
    ['vat_number', 'CHE-111.111.111', 'CHE-111.111.111'],
    ['contact_phone_number', 'call us', 'call us'],
    ['iban', 'CH00 0000', ''],
  ] as const)('reads a stored %s %j, which the form refuses, as %j', async (name, stored, read) => {
    await setOption(db, name, stored, 'it')
    expect(await option(db, name, 'it')).toBe(read)
  })
})
