import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { searchFileAddress } from '../../domain/page/machine-addresses.ts'
import { readSiteFile } from '../../domain/search/site-file.ts'
import { databases } from '../../tests/databases.ts'
import { openDemo } from '../../tests/demo-database.ts'
import { changeCatalogue } from '../catalogue/catalogue-version.fixtures.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { searchDocuments } from './search-documents.ts'
import { findSearchFile } from './search-files.ts'

const nameIn = (address: string) => address.replace('/catalogue/', '')

describe.each(databases)('the file of the search on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await openDemo(open)
    return () => closeDatabase(db)
  })

  const currentAddress = async () => {
    const found = await findSearchFile(db, nameIn(searchFileAddress('de')))
    return found && 'movedTo' in found ? found.movedTo : ''
  }

  test.each(languages)(
    'the file of the search has all documents of %s in at most 60 kB',
    async (language) => {
      const moved = await findSearchFile(db, nameIn(searchFileAddress(language)))
      const address = moved && 'movedTo' in moved ? moved.movedTo : ''
      const found = await findSearchFile(db, nameIn(address))
      const body = found && 'body' in found ? found.body : ''
      expect(brotliCompressSync(body).length).toBeLessThan(60_000)
      const read = readSiteFile(JSON.parse(body))
      const documents = await searchDocuments(db, language)
      expect(read.homeopathy.length).toBe(1_919)
      for (const [group, list] of Object.entries(documents) as [
        keyof typeof read,
        typeof read.pages,
      ][])
        expect(read[group].map(({ id, name, url }) => [id, name, url])).toEqual(
          list.map(({ id, name, url }) => [id, name, url]),
        )
    },
  )

  test('leaves out hidden and personal pages, except those of the account that are looked for', async () => {
    const { pages } = await searchDocuments(db, 'en')
    const urls = pages.map(({ url }) => url)
    expect(urls).toContain('/en/contact')
    expect(urls.filter((url) => /account|checkout|3f9c1e7ab25d/.test(url))).toEqual([
      '/en/account/quick-order',
      '/en/account/orders',
      '/en/account/shelf',
      '/en/account/addresses',
      '/en/account/security',
      '/en/account/downloads',
    ])
  })

  test('the file of the search has a new address after a change of catalogue or content', async () => {
    const first = await currentAddress()
    expect(await currentAddress()).toBe(first)
    await changeCatalogue(db, (trx) =>
      trx
        .insertInto('remedy_synonym')
        .values({ remedy_id: 1, kind: 'de', name: 'Bisam', is_ambiguous: false, position: 9 })
        .execute(),
    )
    const second = await currentAddress()
    expect(second).not.toBe(first)
    await changeContent(db, (trx) =>
      trx
        .updateTable('page')
        .set({ title: 'Anschrift' })
        .where('page_key', '=', 'contact')
        .execute(),
    )
    const third = await currentAddress()
    expect(third).not.toBe(second)
    expect(await findSearchFile(db, nameIn(first))).toEqual({ movedTo: third })
  })

  test.each(['search.json', 'search.es.json', 'search.de.x.json', 'remedies.json'])(
    'the file of the search is not %s',
    async (file) => expect(await findSearchFile(db, file)).toBeUndefined(),
  )
})
