import { isLanguage, type Language, languages } from '../../../domain/language.ts'
import { type ImportContext, readRecords } from '../import-context.ts'
import { textOf } from '../source-fields.ts'
import type { SourceRecord, TranslatedList } from './shop-source.ts'

/** 'de', 'de_CH' → de. */
const languageIn = (text: string): Language | undefined =>
  [text.toLowerCase().split(/[-_]/)[0]].find(isLanguage)

/** By its address (`/de/…`, `?lang=de`) or its own word. */
const languageOf = (record: SourceRecord) => {
  const url = URL.parse(textOf(record.link))
  const [, segment = ''] = url?.pathname.split('/') ?? []
  return (
    [segment, url?.searchParams.get('lang')].find(isLanguage) ??
    languageIn(textOf(record.lang)) ??
    languageIn(textOf(record.locale))
  )
}

const kinds = { media: 'media', pages: 'page', posts: 'post', options: 'option' } as const

export type TranslatedRecord = { id: string; language: Language; record: SourceRecord }

/**
 * The records of a list in all languages, each once: a shop with one language answers the same for all.
 * A list that cannot be read is a line of the report.
 */
export const readTranslated = async (
  context: ImportContext,
  list: TranslatedList,
): Promise<TranslatedRecord[]> => {
  const { fallback } = context
  const found = new Map<string, TranslatedRecord>()
  for (const requested of [undefined, ...languages])
    for (const record of await readRecords(context, kinds[list], list, requested)) {
      const id = textOf(record.id ?? record.ID) || `${requested ?? ''} ${found.size}`
      const own = languageOf(record)
      const name = `${id} ${own ?? ''}`
      const language = own ?? requested ?? fallback
      if (!found.has(name)) found.set(name, { id, language, record })
    }
  return [...found.values()]
}
