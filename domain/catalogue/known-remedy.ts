import { fold } from '../fold.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import type { Category } from './remedy-category.ts'
import type { SaltForm } from './salt.ts'

/** A remedy that is asked for, by its id or by a name in whatever spelling. */
export type AskedRemedy = { category: Category; id?: number | undefined; name?: string | undefined }

/** As much of a remedy as decides what can be had of it. */
export type KnownRemedy = {
  id: number
  category: Category
  /** As the laboratory writes it on the label. */
  name: string
  /** What people call it, in the languages that have a name of their own for it. */
  otherNames: readonly string[]
  /** Of homeopathic remedies. */
  dilutions?: Remedy['dilutions']
  /** Of Schüssler salts. */
  forms?: readonly SaltForm[]
}

/** The remedy that is asked for; undefined when there is none. */
export type FindRemedy = (asked: AskedRemedy) => KnownRemedy | undefined

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
    for (const name of remedy.otherNames) {
      const key = nameKey(remedy.category, name)
      called.set(key, called.has(key) && called.get(key)?.id !== remedy.id ? undefined : remedy)
    }
  }
  for (const [key, remedy] of called) if (remedy && !index.has(key)) index.set(key, remedy)
  return index
}

export const findAsked = (
  index: RemedyIndex,
  { category, id, name }: AskedRemedy,
): KnownRemedy | undefined => {
  if (id !== undefined) return index.get(idKey(category, id))
  return name === undefined ? undefined : index.get(nameKey(category, name))
}

/** A name as one of those that are known writes it; undefined when none is meant. */
export const spelling = (names: readonly string[], name: string): string | undefined => {
  const wanted = name.trim()
  return (
    names.find((known) => known === wanted) ?? names.find((known) => fold(known) === fold(wanted))
  )
}

/** The remedy by the name that was asked for, in the catalogue's spelling; else by its label's. */
export const nameAsked = (
  { name: label, otherNames }: KnownRemedy,
  asked: string | undefined,
): string => (asked === undefined ? undefined : spelling([...otherNames, label], asked)) ?? label
