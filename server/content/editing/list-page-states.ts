import { type PageKind, pageKindOf } from '../../../domain/content/page-kind.ts'
import { byLanguage, isLanguage, type Language, languages } from '../../../domain/language.ts'
import type { Database } from '../../db/client.ts'
import { findOfferedLanguages } from '../offered-languages.ts'
import { pageAddress } from './page-address.ts'
import { findSourceLanguage, versionOf } from './source-version.ts'

/**
 * A translation beside its original: `older` when the original was published since, `no-original` when
 * neither is published.
 */
export const translationStates = ['original', 'current', 'older', 'missing', 'no-original'] as const
type TranslationState = (typeof translationStates)[number]

export type PageStates = {
  key: string
  kind: PageKind
  /** The source language; where only others have the page, the first of them. */
  original: Language
  /** In the source language, else in the first language that has the page. */
  title: string
  date: string | null
  position: number
  languages: Record<Language, ReturnType<typeof stateOf>>
}

const readRows = async (db: Database) => {
  const pages = await db
    .selectFrom('page')
    .select(['page_key', 'language', 'title', 'date', 'position', 'slug', 'updated_at'])
    .execute()
  const edits = await db
    .selectFrom('page_edit')
    .select(['page_key', 'language', 'title', 'revision', 'version', 'source_version'])
    .select(['changed_at', 'publish_at', 'unpublish_at', 'failure'])
    .select((eb) => eb.case().when('draft', 'is not', null).then(1).else(0).end().as('has_draft'))
    .execute()
  return { pages, edits }
}

type Rows = Awaited<ReturnType<typeof readRows>>
type Page = Rows['pages'][number]
type Edit = Rows['edits'][number]

const translationOf = (page: Page | undefined, edit: Edit | undefined, original: number) => {
  if (!page) return original > 0 ? 'missing' : 'no-original'
  return (edit?.source_version ?? 1) < original ? 'older' : 'current'
}

const addressIn = ({ page_key: key, slug }: Page, language: Language) =>
  pageAddress({ key, language }, slug ?? '') ?? null

/** A page in one language; `address` is null if it is not on the site, `revision` is named in changes. */
const stateOf = (
  page: Page | undefined,
  edit: Edit | undefined,
  translation: TranslationState,
) => ({
  title: page?.title ?? edit?.title ?? '',
  isPublished: page !== undefined,
  address: page && isLanguage(page.language) ? addressIn(page, page.language) : null,
  hasDraft: edit?.has_draft === 1,
  revision: edit?.revision ?? 0,
  changedAt: edit?.changed_at ?? page?.updated_at ?? null,
  publishAt: edit?.publish_at ?? null,
  unpublishAt: edit?.unpublish_at ?? null,
  failure: edit?.failure ?? null,
  translation,
})

const rowsByKey = <Row extends { page_key: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ page_key }) => page_key)

/** Every page with its state in each language: for lists and the translation board (A11). */
export const listPageStates = async (db: Database): Promise<PageStates[]> => {
  const source = await findSourceLanguage(db)
  const { offered } = await findOfferedLanguages(db)
  const { pages, edits } = await readRows(db)
  const pagesByKey = rowsByKey(pages)
  const editsByKey = rowsByKey(edits)
  const keys = [...new Set([...pagesByKey.keys(), ...editsByKey.keys()])]
  return keys.flatMap((key): PageStates[] => {
    const kind = pageKindOf(key)
    if (!kind) return []
    const written = pagesByKey.get(key) ?? []
    const pageIn = (language: Language) => written.find((page) => page.language === language)
    const editIn = (language: Language) =>
      editsByKey.get(key)?.find((edit) => edit.language === language)
    const original = pageIn(source) ? source : (offered.find(pageIn) ?? source)
    // Translations note the version of the source language only.
    const version =
      original === source ? versionOf(pageIn(source) !== undefined, editIn(source)?.version) : 1
    const states = byLanguage((language) => {
      const [page, edit] = [pageIn(language), editIn(language)]
      if (language === original) return stateOf(page, edit, 'original')
      // Nothing is to be translated into a language that the site does not offer.
      const isOffered = offered.includes(language)
      return stateOf(page, edit, isOffered ? translationOf(page, edit, version) : 'current')
    })
    const named = [source, ...languages].find((language) => states[language].title)
    const [first] = written
    return [
      {
        key,
        kind,
        original,
        title: named ? states[named].title : key,
        date: first?.date ?? null,
        position: first?.position ?? 0,
        languages: states,
      },
    ]
  })
}
