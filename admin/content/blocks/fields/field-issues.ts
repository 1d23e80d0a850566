import { createContext, use } from 'react'
import type { ContentIssue } from '../../../../domain/content/page-content.ts'

/** The problems of the block that is open, with paths from the block on: `['columns', 0, 'title']`. */
export const FieldIssuesContext = createContext<readonly ContentIssue[]>([])

/** The path of a list entry, for the fields in it. */
export const FieldPathContext = createContext<ContentIssue['path']>([])

/** The problem of a field; undefined for none. */
export const useFieldIssue = (name: string): ContentIssue['problem'] | undefined => {
  const path = [...use(FieldPathContext), name].join('.')
  return use(FieldIssuesContext).find((issue) => issue.path.join('.') === path)?.problem
}
