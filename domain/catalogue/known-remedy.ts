import { fold } from '../fold.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import type { Language } from '../language.ts'
import type { Category } from './remedy-category.ts'
import type { SaltForm } from './salt.ts'

/** A remedy that is asked for, by its id or by a name in whatever spelling. */
export type RequestedRemedy = {
  category: Category
  id?: number | undefined
  name?: string | undefined
}

/** As much of a remedy as decides what can be had of it. */
export type KnownRemedy = {
  id: number
  category: Category
  /** As the laboratory writes it on the label. */
  name: string
  /** What people call it, in the languages that have a name of their own for it. */
  otherNames: Readonly<Partial<Record<Language, string>>>
  /** Of homeopathic remedies. */
  dilutions?: Remedy['dilutions']
  /** Of Schüssler salts. */
  forms?: readonly SaltForm[]
}

/** The remedy that is asked for; undefined when there is none. */
export type FindRemedy = (asked: RequestedRemedy) => KnownRemedy | undefined

export type RemedyIndex = ReadonlyMap<string, KnownRemedy>

const idKey = (category: Category, id: number) => `${category} #${id}`
const nameKey = (category: Category, name: string) => `${category} ${fold(name.trim())}`

/**
 * Remedies to be found by id or by name. A label's name comes before what people say; what several
 * remedies are called finds none of them.
 */
export const remedyIndex = (remedies: readonly KnownRemedy[]): RemedyIndex => {
  const index = new Map<string, KnownRemedy>()
  for (const remedy of remedies) {
    index.set(idKey(remedy.category, remedy.id), remedy)
    index.set(nameKey(remedy.category, remedy.name), remedy)
  }
  const called = new Map<string, KnownRemedy | undefined>()
  for (const remedy of remedies) {
    for (const name of Object.values(remedy.otherNames)) {
      const key = nameKey(remedy.category, name)
      called.set(key, called.has(key) && called.get(key)?.id !== remedy.id ? undefined : remedy)
    }
  }
  for (const [key, remedy] of called) if (remedy && !index.has(key)) index.set(key, remedy)
  return index
}

export const findRequestedRemedy = (
  index: RemedyIndex,
  { category, id, name }: RequestedRemedy,
): KnownRemedy | undefined => {
  if (id !== undefined) return index.get(idKey(category, id))
  return name === undefined ? undefined : index.get(nameKey(category, name))
}

/** What the remedy is called in the language, else as on its label. */
export const nameIn = ({ name, otherNames }: KnownRemedy, language: Language): string =>
  otherNames[language] ?? name
