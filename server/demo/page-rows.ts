import type { Insertable } from 'kysely'
import { account } from '../../demo/content/account.ts'
import { company } from '../../demo/content/company.ts'
import { health } from '../../demo/content/health.ts'
import { home } from '../../demo/content/home.ts'
import { inLanguage } from '../../demo/content/in-language.ts'
import { legal } from '../../demo/content/legal.ts'
import { medicine } from '../../demo/content/medicine.ts'
import { news } from '../../demo/content/news.ts'
import { newsletter } from '../../demo/content/newsletter.ts'
import type { PageBlock, PageText, Post } from '../../demo/content/page-text.ts'
import { resources } from '../../demo/content/resources.ts'
import { shop } from '../../demo/content/shop.ts'
import { options, translatedOptions } from '../../demo/options.ts'
import { type Language, languages } from '../../domain/language.ts'
import { headRow, type PageHead } from '../content/page-head.ts'
import { json } from '../db/json.ts'
import type { OptionTable, PageTable, StoredBlock } from '../db/tables/content.ts'
import { readDemoFile } from './catalogue-rows.ts'

const pages: readonly PageText[] = [
  home,
  ...company,
  ...medicine,
  ...shop,
  ...health,
  ...resources,
  ...news,
  ...legal,
  ...newsletter,
  ...account,
]

/** Slugs and date of a page with its own address: a health topic or a news post. */
type Own = Pick<PageHead, 'slug' | 'formerSlugs' | 'date'>
type OwnAddress = (page: PageText, language: Language) => Own

const isPost = (page: PageText): page is Post => 'date' in page && 'slug' in page

type Topic = { key: string; former_slugs_de?: string[] } & Record<`slug_${Language}`, string>

/** Slugs of topics are fixed, independent of their titles (R39). */
const readOwnAddresses = async (folder: URL): Promise<OwnAddress> => {
  const topics = await readDemoFile<Topic[]>(folder, 'health-topics')
  return (page, language) => {
    if (isPost(page)) return { slug: page.slug[language], date: page.date }
    const topic = topics.find(({ key }) => page.key === `health.${key}`)
    if (!topic) return {}
    const formerSlugs = language === 'de' && topic.former_slugs_de
    return { slug: topic[`slug_${language}`], ...(formerSlugs && { formerSlugs }) }
  }
}

const textBlocksOf = ({ sections = [] }: PageText): readonly PageBlock[] =>
  sections.map(({ heading, body }) => ({ type: 'text', heading, text: body }))

const headOf = (page: PageText, language: Language): PageHead => ({
  lead: page.lead[language],
  ...(page.picture && { picture: page.picture }),
  ...(page.tagline && { tagline: page.tagline[language] }),
  ...(page.caption && { caption: page.caption[language] }),
})

const blocksOf = (page: PageText, language: Language): StoredBlock[] =>
  (page.blocks ?? textBlocksOf(page)).map((block) => ({
    ...(inLanguage(block, language) as object),
    type: block.type,
  }))

/** The pages of the demo laboratory in all languages. */
export const readPages = async (folder: URL, now: Date): Promise<Insertable<PageTable>[]> => {
  const own = await readOwnAddresses(folder)
  return pages.flatMap((page, index) =>
    languages.map((language) => {
      // Posts are ordered by date.
      const position = isPost(page) ? 0 : index
      return {
        page_key: page.key,
        language,
        title: page.title[language],
        description: page.description[language],
        ...headRow({ ...headOf(page, language), position, ...own(page, language) }),
        blocks: json(blocksOf(page, language)),
        meta: json([]),
        updated_at: now,
      }
    }),
  )
}

/** The options of the demo laboratory. */
export const optionRows = (): Insertable<OptionTable>[] => {
  const rowOf = (name: string, language: Language | '', value: unknown) => ({
    ...{ name, language, value: json(value) },
  })
  return [
    ...Object.entries(options).map(([name, value]) => rowOf(name, '', value)),
    ...Object.entries(translatedOptions).flatMap(([name, texts]) =>
      languages.map((language) => rowOf(name, language, texts[language])),
    ),
  ]
}
