import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { previewFile } from '../../imports/imports.fixtures.ts'
import { undoImport } from '../../imports/undo-import.ts'
import { listRedirects } from './edit-redirects.ts'
import { redirectTable } from './redirect-table.ts'

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
  const previewed = (text: string) => previewFile(db, redirectTable, text, change)
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
    ['a formula', '/x;=HYPERLINK("https://a.example")', 'formula'],
    ['a number', '/x;12', 'redirect-to-invalid'],
    ['one cell', '/x', 'redirect-to-invalid'],
    ['another column first', '1;/x;/de/kontakt', 'too-many-cells'],
    ['the back office', '/admin/x;/de/kontakt', 'redirect-from-invalid'],
    ['the API', '/api/x;/de/kontakt', 'redirect-from-invalid'],
    ['an open quotation mark', '"/x;/de/kontakt', 'quotes-open'],
    ['a long address', `/${'x'.repeat(600)};/de/kontakt`, 'redirect-from-invalid'],
    ['the same address twice', '/ALT/;/de/', 'row-twice'],
    ['a page of the site', '/de/kontakt;/de/', 'redirect-hides-page'],
    ['a redirect to itself', '/x;/x', 'redirect-loop'],
    ['a circle by another row', '/de/kontakt-alt;/kreis\n/kreis;/de/kontakt-alt', 'redirect-loop'],
  ])('changes nothing by %s and names the row', async (_, rows, problem) => {
    const { errors, apply } = await previewed(`${good}\n${rows}`)
    expect(errors.map(({ reason }) => reason)).toContain(problem)
    expect(errors.every(({ row }) => row >= 1)).toBe(true)
    expect(await apply()).toEqual({ ok: false, refusal: 'rows-wrong' })
    expect(await stored()).toEqual([])
  })

  test.each([
    ['nothing', '', 'file-empty'],
    ['blank lines', '\ufeff\n \n', 'file-empty'],
    ['a file of another kind', '\0\u0001PK', 'not-text'],
    ['50,000 rows', '/x,/y\n'.repeat(50_000), 'file-too-long'],
  ])('refuses %s as a whole', async (_, text, refusal) => {
    await expect(previewed(text)).rejects.toThrow(refusal)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['without headings', '/alt,/de/kontakt\n/alt-2,/de/'],
    ['with headings', 'Alte Adresse;Neue Adresse\r\n/alt;/de/kontakt\r\n/alt-2;/de/\r\n'],
    ['with unknown headings', "Source\tTarget\n'/alt\t/de/kontakt\n/alt-2\t/de/\n"],
  ])('reads a file %s, adds and changes, and is undone', async (_, text) => {
    const { changes, errors, apply } = await previewed(text)
    expect(errors).toEqual([])
    expect(changes).toMatchObject([
      { after: { from: '/alt', to: '/de/kontakt' } },
      { after: { from: '/alt-2', to: '/de/' } },
    ])
    const applied = await apply()
    expect((await stored()).map(({ from, to }) => [from, to])).toEqual([
      ['/alt', '/de/kontakt'],
      ['/alt-2', '/de/'],
    ])
    expect((await previewed('/alt;/de/\n/alt-2;/de/')).changes).toMatchObject([
      { before: { to: '/de/kontakt' }, after: { to: '/de/' } },
    ])
    const importId = applied.ok ? applied.value.importId : ''
    await undoImport(db, redirectTable, importId, { ...change, language: 'de' })
    expect(await stored()).toEqual([])
  })
})
