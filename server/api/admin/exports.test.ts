import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../../domain/language.ts'
import { escapeFormulas } from '../../../domain/spreadsheet/formula-escape.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const at = new Date('2026-03-01T08:00:00Z')

/** Texts that a spreadsheet would run as formulas, and those that must stay as they are. */
const formulas = [
  ...[
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '|cmd',
    '%0A=1',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '\ufeff=1',
  ],
  ...[
    '\u200b=1',
    '=HYPERLINK("https://a.example";"b")\nThank you',
    'Dear\n=1+1',
    'Dear\r\n@SUM(1)',
  ],
]
const readable = ['Zoë «Ärzte»; "Łódź"\n2', '+41 22 735 00 00', '-12.50', "-1'250.00", 'a = b']
const texts = [...formulas, ...readable]

type Path = keyof typeof seeds

/** Rows with each text, by the export that has them. */
const seeds = {
  '/admin/account-export': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((text, index) =>
      accountRow({ customer_number: `C${index}`, first_name: text, last_name: text }),
    )
    await db.insertInto('account').values(rows).execute()
  },
  // The customers of the list.
  '/admin/imports/customers.csv': async () => undefined,
  // The orders of the list.
  '/admin/imports/parcels.csv': async () => undefined,
  '/admin/orders/export.csv': async ({ services: { db }, newAccount }: TestApi) => {
    const { id } = await newAccount()
    const { billing } = orderRow(id)
    const rows = texts.map((text, index) =>
      orderRow(id, {
        number: index + 1,
        reference: text,
        billing: json({ ...JSON.parse(String(billing)), company: text, last_name: text }),
      }),
    )
    await db.insertInto('orders').values(rows).execute()
  },
  '/admin/imports/prices.csv': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((text, index) => ({
      ...{ id: index + 1, slug: `p-${index}`, kind: 'otc' as const, name: text },
      ...{ price: 1_280, vat_class: 'reduced', position: index, categories: json([]) },
      record: json({ title_de: text }),
    }))
    await db.insertInto('product').values(rows).execute()
  },
  '/admin/imports/locations.csv': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((text, index) => ({
      ...{ id: index + 1, name: text, category: 'Pharmacy' as const },
      ...{ address: 'Seestrasse 4, 8002 Zürich', latitude: 47.36, longitude: -8.53 },
    }))
    await db.insertInto('location').values(rows).execute()
  },
  // The products of the prices.
  '/admin/imports/products.csv': async () => undefined,
  '/admin/imports/remedies.csv': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((name, index) => ({
      ...{ id: index + 1, category: 'gtp' as const, name, position: index, record: json({}) },
    }))
    await db.insertInto('remedy').values(rows).execute()
  },
  // The remedies above.
  '/admin/imports/synonyms.csv': async () => undefined,
  '/admin/imports/redirects.csv': async ({ services: { db } }: TestApi) => {
    const value = json([{ from: '/alt', to: '/de/' }])
    await db.insertInto('option').values({ name: 'redirects', language: '', value }).execute()
  },
  '/admin/inbox.csv': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((text, index) => ({
      ...{
        id: `e${index}`,
        kind: 'contact' as const,
        language: 'de' as const,
        about: text,
        spam: '',
      },
      ...{ fields: json({ name: text, message: text }), once: `e${index}`, created_at: at },
    }))
    await db.insertInto('form_entry').values(rows).execute()
  },
  '/admin/newsletter.csv': async ({ services: { db } }: TestApi) => {
    const rows = texts.map((text, index) => ({
      ...{ id: `s${index}`, email: `s${index}@example.ch`, language: 'de' as const },
      ...{ state: 'confirmed' as const, consent_text: text },
      ...{ requested_at: at, confirmed_at: at },
    }))
    await db.insertInto('newsletter_subscription').values(rows).execute()
  },
}

const paths = Object.keys(seeds) as Path[]

describe.each(databases)('exports for Excel on $name', ({ open }) => {
  let api: TestApi
  let administrator: Record<string, string>
  beforeAll(async () => {
    api = openTestApi(await open())
    administrator = await api.staff('administrator')
    for (const path of paths) await seeds[path](api)
    return () => closeDatabase(api.services.db)
  })

  const exported = async (path: Path, language = 'de') => {
    const response = await api.get(`${path}?lang=${language}`, administrator)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString('utf8')
    const parsed = Papa.parse<string[]>(text.slice(1).replace(/\r\n$/, ''), { delimiter: ';' })
    return { response, bytes, text, ...parsed }
  }

  test('lists all exports in this test', async () => {
    const { paths: described } = await (await api.get('/openapi.json')).json()
    const exports = Object.entries<Record<string, { responses: Record<string, unknown> }>>(
      described,
    ).flatMap(([path, methods]) =>
      JSON.stringify(methods.get?.responses ?? {}).includes('"text/csv"') ? [path] : [],
    )
    expect(exports.sort()).toEqual(paths.toSorted())
  })

  describe.each(paths)('%s', (path) => {
    test('opens in a Swiss Excel', async () => {
      const { response, bytes, text, data, errors } = await exported(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toMatch(/-2026-11-21\.csv"$/)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
      expect(text.endsWith('\r\n')).toBe(true)
      expect(errors).toEqual([])
      const [headings = []] = data
      expect(headings.length).toBeGreaterThan(1)
      expect(new Set(headings).size).toBe(headings.length)
      expect(data.every(({ length }) => length === headings.length)).toBe(true)
    })

    // An address starts with a slash or https.
    const hasTexts = !/redirects|parcels/.test(path)
    test.runIf(hasTexts)('runs no text as a formula and loses no letter', async () => {
      const { data } = await exported(path)
      const cells = new Set(data.flat())
      for (const text of formulas) expect(cells).toContain(escapeFormulas(text))
      for (const text of readable) expect(cells).toContain(text)
      const lines = [...cells].flatMap((cell) => cell.split(/[\r\n]+/))
      const run = lines.filter(
        (one) => /^[\s\u200b]*[=+\-@|%＝]/.test(one) && !/^[-+]\d[\d '.]*$/.test(one),
      )
      expect(run).toEqual([])
    })

    test('writes dates as in Switzerland', async () => {
      const { data } = await exported(path)
      const foreign = data.flat().filter((cell) => /\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/.test(cell))
      expect(foreign).toEqual([])
    })

    test('records an export in the change log with who made it', async () => {
      const events = () =>
        api.services.db
          .selectFrom('audit_event')
          .select(['actor_name', 'resource'])
          .where('action', '=', 'export')
          .execute()
      const before = (await events()).length
      await exported(path)
      const after = await events()
      expect(after).toHaveLength(before + 1)
      expect(after.at(-1)?.actor_name).not.toBe('')
    })

    test('has its headings in each language', async () => {
      const headings = await Promise.all(
        languages.map(async (language) => (await exported(path, language)).data[0]?.join()),
      )
      expect(new Set(headings).size).toBe(languages.length)
    })
  })
})
