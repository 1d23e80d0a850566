import type { PageContent } from '../../../domain/content/page-content.ts'
import type { Language } from '../../../domain/language.ts'

/** Work that was not saved when the editor was left, persisted in this browser. */
type UnsavedWork = { content: PageContent; revision: number; at: string }

const nameOf = (id: string, language: Language) => `officina-page-${id}-${language}`

const isWork = (value: unknown): value is UnsavedWork =>
  typeof value === 'object' && value !== null && 'content' in value && 'revision' in value

/** The unsaved work on a page; undefined for none. */
export const readUnsavedWork = (id: string, language: Language): UnsavedWork | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(id, language)) ?? 'null')
    return isWork(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const persistUnsavedWork = (id: string, language: Language, work: UnsavedWork) => {
  try {
    localStorage.setItem(nameOf(id, language), JSON.stringify(work))
  } catch {
    // A full store costs the copy only: the work is still on the screen.
  }
}

export const deleteUnsavedWork = (id: string, language: Language) =>
  localStorage.removeItem(nameOf(id, language))
