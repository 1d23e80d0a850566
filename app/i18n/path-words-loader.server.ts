import type { LoaderFunctionArgs } from 'react-router'
import { pathWords } from '../../domain/page/address.ts'
import { requestFacts } from '../../server/http/pages/request-facts.ts'

/** Hidden pages are never linked, so browsers do not get their path words (R5). */
const isLinked = ([key]: [string, string]) => !key.startsWith('hidden.')

/** The path words of the language, for the browser. */
export const pathWordsLoader = ({ context }: LoaderFunctionArgs) => {
  const { language } = context.get(requestFacts)
  return { words: Object.fromEntries(Object.entries(pathWords[language]).filter(isLinked)) }
}
