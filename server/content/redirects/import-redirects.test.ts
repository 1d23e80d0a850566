import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { listRedirects } from './edit-redirects.ts'
import { importRedirects } from './import-redirects.ts'

const good = '/alt;/de/kontakt'

describe.each(databases)('the import of redirects on $name', ({ open }) => {
  let db: Database
  const staff = accountRow({ role: 'administrator' })
  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values(staff).execute()
    return () => closeDatabase(db)
  })
  const change = {
    actor: { accountId: staff.id, name: 'Ada Keller' },
    now: new Date('2026-11-21T09:00:00Z'),
  }
  const importFile = (text: string) => importRedirects(db, { text, apply: true }, change)
  const stored = async () => listRedirects(db)

  test.each([
    ['a script', '/x;javascript:alert(1)', 'redirect-to-invalid'],
    ['data', '/x;data:text/html,x', 'redirect-to-invalid'],
    ['another scheme', '/x;ftp://example.ch/a', 'redirect-to-invalid'],
    ['no encryption', '/x;http://example.ch/', 'redirect-to-invalid'],
    ['another host without a scheme', '/x;//example.ch/', 'redirect-to-invalid'],
    ['another host by a backslash', '/x;/\\example.ch/', 'redirect-to-invalid'],
    ['a name before the host', '/x;https://shop.example@other.example/', 'redirect-to-invalid'],
    ['a header', '/x;"/de\r\nSet-Cookie: a=b"', 'redirect-to-invalid'],
    ['a formula', '/x;=HYPERLINK("https://a.example")', 'redirect-to-invalid'],
    ['a number', '/x;12', 'redirect-to-invalid'],
    ['one cell', '/x', 'redirect-to-invalid'],
    ['another column first', '1;/x;/de/kontakt', 'redirect-from-invalid'],
    ['the back office', '/admin/x;/de/kontakt', 'redirect-from-invalid'],
    ['the API', '/api/x;/de/kontakt', 'redirect-from-invalid'],
    ['an open quotation mark', '"/x;/de/kontakt', 'redirect-to-invalid'],
    ['a long address', `/${'x'.repeat(600)};/de/kontakt`, 'redirect-from-invalid'],
    ['the same address twice', '/ALT/;/de/', 'redirect-repeated'],
    ['a page of the site', '/de/kontakt;/de/', 'redirect-hides-page'],
    ['a redirect to itself', '/x;/x', 'redirect-loop'],
    ['a circle by another row', '/de/kontakt-alt;/kreis\n/kreis;/de/kontakt-alt', 'redirect-loop'],
  ])('changes nothing by %s and names the row', async (_, rows, problem) => {
    const imported = await importFile(`${good}\n${rows}`)
    if (!imported.ok) throw new Error(imported.refusal)
    const { isApplied, rows: shown } = imported.value
    expect(isApplied).toBe(false)
    const wrong = shown.filter(({ state }) => state === 'invalid')
    expect(wrong.map(({ problem: found }) => found)).toContain(problem)
    expect(wrong.every(({ row }) => row >= 1)).toBe(true)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['nothing', '', 'file-empty'],
    ['blank lines', '\ufeff\n \n', 'file-empty'],
    ['one column', '/a\n/b', 'file-columns'],
    ['a file of another kind', '\0\u0001PK', 'file-columns'],
    ['50,000 rows', '/x,/y\n'.repeat(50_000), 'file-too-long'],
  ])('refuses %s as a whole', async (_, text, refusal) => {
    expect(await importFile(text)).toEqual({ ok: false, refusal })
    expect(await stored()).toEqual([])
  })

  test('reads the first row of a file without headings', async () => {
    const imported = await importFile('alt;/de/kontakt\n/neu;/de/kontakt')
    expect(imported).toMatchObject({
      value: { isApplied: false, rows: [{ row: 1, problem: 'redirect-from-invalid' }, { row: 2 }] },
    })
  })
})
