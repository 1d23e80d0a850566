import { useCallback, useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import type { ContentIssue, PageContent } from '../../../domain/content/page-content.ts'
import type { Language } from '../../../domain/language.ts'
import { api } from '../../api/client.ts'
import { type Conflict, conflictOf } from '../../api/error-message.ts'
import type { EditedPage } from '../page-types.ts'

/** Work that was not saved when the editor was left, persisted in this browser. */
type UnsavedWork = { content: PageContent; revision: number; at: string }

const nameOf = (id: string, language: Language) => `officina-page-${id}-${language}`

const isWork = (value: unknown): value is UnsavedWork =>
  typeof value === 'object' && value !== null && 'content' in value && 'revision' in value

/** The unsaved work on a page; undefined for none. */
const readUnsavedWork = (id: string, language: Language): UnsavedWork | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(id, language)) ?? 'null')
    return isWork(value) ? value : undefined
  } catch {
    return undefined
  }
}

const persistUnsavedWork = (id: string, language: Language, work: UnsavedWork) => {
  try {
    localStorage.setItem(nameOf(id, language), JSON.stringify(work))
  } catch {
    // A full store costs the copy only: the work is still on the screen.
  }
}

const deleteUnsavedWork = (id: string, language: Language) =>
  localStorage.removeItem(nameOf(id, language))

const emptyContent = (title: string): PageContent => ({
  title,
  description: '',
  lead: '',
  picture: '',
  picturePosition: { x: 'center', y: 'center' },
  preview: '',
  tagline: '',
  caption: '',
  slug: '',
  date: '',
  position: 0,
  meta: [],
  blocks: [],
})

const contentOf = ({ content }: EditedPage): PageContent =>
  (content as PageContent | null) ?? emptyContent('')

const postedContent = (content = emptyContent('')) => ({
  ...content,
  blocks: content.blocks.map((block) => ({ ...block })),
})

type Loaded = {
  page: EditedPage
  content: PageContent
  isDirty: boolean
  /** Increases when the content is replaced, so that the editor starts again. */
  epoch: number
  /** When the work that was found in this browser was done. */
  restoredFrom: string | null
}

type Change = (
  path: { id: string; language: Language },
  revision: number,
) => Promise<{ data: EditedPage }>

/** Loads a page in one language, and saves what is written. */
export const usePageEditing = (id: string, language: Language) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<Error>()
  const [issues, setIssues] = useState<readonly ContentIssue[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<Loaded>(undefined)
  latest.current = loaded

  const read = useCallback(async () => {
    const { data } = await api.GET('/admin/pages/{id}/{language}', {
      params: { path: { id, language } },
    })
    return data
  }, [id, language])

  /** Shows the page as it is on the server; unsaved work of this browser comes back. */
  const load = useCallback(async () => {
    setError(undefined)
    try {
      const page = await read()
      const work = readUnsavedWork(id, language)
      const isUsable = work !== undefined && work.revision === page.revision
      if (!isUsable) deleteUnsavedWork(id, language)
      setLoaded((before) => ({
        page,
        content: isUsable ? work.content : contentOf(page),
        isDirty: isUsable,
        epoch: (before?.epoch ?? 0) + 1,
        restoredFrom: isUsable ? work.at : null,
      }))
      setIssues([])
      setConflict(undefined)
    } catch (cause) {
      setError(cause as Error)
    }
  }, [id, language, read])

  useEffect(() => {
    setLoaded(undefined)
    void load()
  }, [load])

  const change = useCallback(
    (changes: Partial<PageContent>) =>
      setLoaded(
        (before) =>
          before && { ...before, content: { ...before.content, ...changes }, isDirty: true },
      ),
    [],
  )

  useEffect(() => {
    if (!loaded?.isDirty) return
    const { content, page } = loaded
    const work = { content, revision: page.revision, at: new Date().toISOString() }
    const timer = setTimeout(() => persistUnsavedWork(id, language, work), 400)
    return () => {
      clearTimeout(timer)
      persistUnsavedWork(id, language, work)
    }
  }, [id, language, loaded])

  const show = (page: EditedPage, isReplaced: boolean) => {
    deleteUnsavedWork(id, language)
    const before = latest.current
    // Known synchronously, for a change that follows without a render in between.
    latest.current = {
      page,
      content: isReplaced || !before ? contentOf(page) : before.content,
      isDirty: false,
      epoch: (before?.epoch ?? 0) + (isReplaced ? 1 : 0),
      restoredFrom: null,
    }
    setLoaded(latest.current)
    setIssues([])
    setConflict(undefined)
  }

  /** Runs a change of the page; refusals are shown at their place, other errors thrown. */
  const run = async (send: Change, isReplaced: boolean, revision?: number) => {
    const { page } = latest.current ?? {}
    if (!page) return undefined
    setBusy(true)
    try {
      const { data } = await send({ id, language }, revision ?? page.revision)
      show(data, isReplaced)
      return data
    } catch (cause) {
      const issues = cause instanceof HttpError && cause.body?.data?.issues
      setConflict(conflictOf(cause))
      if (issues) setIssues(issues)
      throw cause
    } finally {
      setBusy(false)
    }
  }

  /** Saves the draft; `revision` overwrites a version of someone else that has been seen. */
  const save = (revision?: number) =>
    run(
      (path, seen) =>
        api.PUT('/admin/pages/{id}/{language}/draft', {
          params: { path },
          body: { revision: seen, content: postedContent(latest.current?.content) },
        }),
      false,
      revision,
    )

  /** Runs a change that replaces what is written here. */
  const replace = (send: Change) => run(send, true)

  /** Forgets what is written here. */
  const reload = async () => {
    deleteUnsavedWork(id, language)
    setLoaded((before) => before && { ...before, isDirty: false })
    await load()
  }

  return {
    loaded,
    error,
    issues,
    conflict,
    isBusy,
    load,
    reload,
    read,
    change,
    save,
    replace,
    setConflict,
  }
}

export type PageEditing = ReturnType<typeof usePageEditing>
