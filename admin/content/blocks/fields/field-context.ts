import { createContext, use } from 'react'
import type { ContentIssue } from '../../../../domain/content/page-content.ts'
import type { Language } from '../../../../domain/language.ts'
import type { PageOption } from '../../use-page-options.ts'

/** What every kind of field takes; values are as stored, empty ones undefined. */
export type FieldProps = {
  label: string
  value: unknown
  onChange: (value: unknown) => void
  /** What is wrong with the value, as a sentence. */
  problem: string | undefined
}

/** The language of the page that is edited, and the pages that its links can lead to. */
export const EditedPageContext = createContext<{
  language: Language
  pages: readonly PageOption[]
}>({ language: 'fr', pages: [] })

/** The problems of the block that is open, with paths from the block on: `['columns', 0, 'title']`. */
export const FieldIssuesContext = createContext<readonly ContentIssue[]>([])

/** The path of a list entry, for the fields in it. */
export const FieldPathContext = createContext<ContentIssue['path']>([])

/** The problem of a field; undefined for none. */
export const useFieldIssue = (name: string): ContentIssue['problem'] | undefined => {
  const path = [...use(FieldPathContext), name].join('.')
  return use(FieldIssuesContext).find((issue) => issue.path.join('.') === path)?.problem
}
