import { foldText } from '../fold-text.ts'
import type { Remedy } from '../homeopathy/remedy.ts'
import type { Language } from '../language.ts'
import type { Category } from './remedy-category.ts'
import type { SaltForm } from './salt.ts'

/** A remedy requested by id, or by name in any spelling. */
export type RequestedRemedy = {
  category: Category
  id?: number | undefined
  name?: string | undefined
}

/** The facts of a remedy that decide which preparations exist. */
export type RemedyFacts = {
  id: number
  category: Category
  /** The name on the laboratory's label. */
  name: string
  /** Common names, in the languages that have one. */
  otherNames: Readonly<Partial<Record<Language, string>>>
  /** Homeopathic remedies only. */
  dilutions?: Remedy['dilutions']
  /** Schüssler salts only. */
  forms?: readonly SaltForm[]
}

/** Returns the requested remedy; undefined when there is none. */
export type FindRemedy = (requested: RequestedRemedy) => RemedyFacts | undefined

export type RequestedRemedyIndex = ReadonlyMap<string, RemedyFacts>

const idKey = (category: Category, id: number) => `${category} #${id}`
const nameKey = (category: Category, name: string) => `${category} ${foldText(name.trim())}`

/**
 * Indexes remedies by id and by name. Label names take precedence over common names; a name shared
 * by several remedies matches none.
 */
export const indexRemedies = (remedies: readonly RemedyFacts[]): RequestedRemedyIndex => {
  const index = new Map<string, RemedyFacts>()
  for (const remedy of remedies) {
    index.set(idKey(remedy.category, remedy.id), remedy)
    index.set(nameKey(remedy.category, remedy.name), remedy)
  }
  const byOtherName = new Map<string, RemedyFacts | undefined>()
  for (const remedy of remedies) {
    for (const name of Object.values(remedy.otherNames)) {
      const key = nameKey(remedy.category, name)
      byOtherName.set(
        key,
        byOtherName.has(key) && byOtherName.get(key)?.id !== remedy.id ? undefined : remedy,
      )
    }
  }
  for (const [key, remedy] of byOtherName) if (remedy && !index.has(key)) index.set(key, remedy)
  return index
}

export const findRequestedRemedy = (
  index: RequestedRemedyIndex,
  { category, id, name }: RequestedRemedy,
): RemedyFacts | undefined => {
  if (id !== undefined) return index.get(idKey(category, id))
  return name === undefined ? undefined : index.get(nameKey(category, name))
}

/** The common name in the language, else the label's name. */
export const remedyNameIn = ({ name, otherNames }: RemedyFacts, language: Language): string =>
  otherNames[language] ?? name
