import { describe, expect, test } from 'vitest'
import { demoEntries } from './demo-entries.fixtures.ts'
import { readSiteFile, writeSiteFile } from './site-file.ts'
import { type Documents, indexDocuments, type SearchDocument, searchSite } from './site-search.ts'

const page = (id: number, name: string): SearchDocument => ({
  id,
  name,
  kind: 'page',
  url: `/de/page-${name.toLowerCase()}`,
})

const documents: Documents = {
  homeopathy: demoEntries().map((entry) => ({
    ...entry,
    kind: 'remedy',
    url: `/de/remedies/a-${entry.id}`,
  })),
  gemmotherapy: [
    {
      id: 10_046,
      name: 'Ribes nigrum, gemmae',
      synonyms: ['Cassis'],
      detail: 'Schwarze Johannisbeere',
      kind: 'remedy',
      url: '/de/gemmotherapy/a-10046',
    },
  ],
  phytotherapy: [],
  oligotherapy: [],
  schussler: [],
  products: [{ id: 5, name: 'Arnica-Salbe', kind: 'product', url: '/de/products/salbe' }],
  pages: Array.from({ length: 30 }, (_, at) => page(at, `Seite ${at}`)),
  posts: [],
  topics: [],
}

const index = indexDocuments(documents)
const urls = (text: string, limit?: number) =>
  searchSite(index, text, limit).map(({ group, hits }) => [
    group,
    ...hits.map((hit) => hit.entry.url),
  ])

describe('the search of the site', () => {
  test('returns groups with results, remedies first', () =>
    expect(urls('arnica')).toEqual([
      ['homeopathy', '/de/remedies/a-159'],
      ['products', '/de/products/salbe'],
    ]))

  test('leads to the selector with the typed preparation', () => {
    expect(urls('Arnika 30ch glob')[0]).toEqual([
      'homeopathy',
      '/de/remedies/a-159_b-ch_c-30_d-globuli',
    ])
    expect(urls('belladona 9')[0]?.[1]).toBe('/de/remedies/a-241_b-ch_c-9')
    expect(urls('cassis 30ch')).toEqual([
      ['homeopathy', expect.stringMatching(/_b-ch_c-30$/)],
      ['gemmotherapy', '/de/gemmotherapy/a-10046'],
    ])
  })

  test('limits remedies, but not pages', () => {
    expect(urls('kali')[0]).toHaveLength(6)
    expect(urls('kali', 12)[0]).toHaveLength(13)
    expect(urls('seite').find(([group]) => group === 'pages')).toHaveLength(31)
  })

  test('finds misspelt names only if no name begins with the text', () => {
    expect(urls('belladona')[0]?.[1]).toBe('/de/remedies/a-241')
    expect(urls('qqxxzz')).toEqual([])
  })
})

test('the file for browsers has all documents', () => {
  const read = readSiteFile(JSON.parse(JSON.stringify(writeSiteFile(documents))))
  for (const group of ['homeopathy', 'gemmotherapy', 'products', 'pages', 'posts'] as const)
    expect(read[group].map(({ url, name }) => [url, name])).toEqual(
      documents[group].map(({ url, name }) => [url, name]),
    )
  expect(read.gemmotherapy).toEqual(documents.gemmotherapy)
  expect(indexDocuments(read).homeopathy.names).toEqual(index.homeopathy.names)
})
