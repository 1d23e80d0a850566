import type { Language } from '../language.ts'
import subjects from './illustration-subjects.json' with { type: 'json' }

/** What each drawing in public/illustrations shows, in the languages of `order`. */
const subjectsByName = new Map<string, readonly string[]>(Object.entries(subjects))

/** The drawings in public/illustrations, by name. */
export const illustrationNames = [...subjectsByName.keys()]

const order = ['fr', 'en', 'de', 'it'] as const satisfies readonly Language[]

/** What a drawing shows in a language: 'Blauer Eisenhut'; undefined for an unknown name. */
export const illustrationSubject = (name: string, language: Language): string | undefined =>
  subjectsByName.get(name)?.[order.indexOf(language)]

/** All that a drawing is found by: its name, and what it shows in every language. */
export const illustrationWords = (name: string): string =>
  [name.replaceAll('-', ' '), ...(subjectsByName.get(name) ?? [])].join(' ')
