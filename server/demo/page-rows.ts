import type { Insertable } from 'kysely'
import { account } from '../../demo/content/account.ts'
import { company } from '../../demo/content/company.ts'
import { home } from '../../demo/content/home.ts'
import { legal } from '../../demo/content/legal.ts'
import { medicine } from '../../demo/content/medicine.ts'
import type { PageText, Post } from '../../demo/content/page-text.ts'
import { shop } from '../../demo/content/shop.ts'
import { type Language, languages } from '../../domain/language.ts'
import { headBlock } from '../content/find-page.ts'
import { json } from '../db/json.ts'
import type { PageTable, StoredBlock } from '../db/tables/content.ts'

const pages: readonly PageText[] = [home, ...company, ...medicine, ...shop, ...legal, ...account]

/** A post has an address and a day of its own. */
const isPost = (page: PageText): page is Post => 'date' in page && 'slug' in page

const blocksOf = (page: PageText, language: Language, position: number): StoredBlock[] => [
  headBlock({
    lead: page.lead[language],
    position,
    ...(isPost(page) && { slug: page.slug[language], date: page.date }),
  }),
  ...page.sections.map(({ heading, body }) => ({
    type: 'text',
    heading: heading[language],
    text: body[language],
  })),
]

/** The demo laboratory's pages in all languages. */
export const pageRows = (now: Date): Insertable<PageTable>[] =>
  pages.flatMap((page, position) =>
    languages.map((language) => ({
      page_key: page.key,
      language,
      title: page.title[language],
      description: page.description[language],
      blocks: json(blocksOf(page, language, position)),
      updated_at: now,
    })),
  )
