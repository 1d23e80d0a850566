import type { LoaderFunctionArgs } from 'react-router'
import { pathWords } from '../../domain/page/address.ts'
import { requestFacts } from '../../server/http/pages/request-facts.ts'

/** Hidden pages are linked nowhere, so browsers do not get their words (R5). */
const isLinked = ([key]: [string, string]) => !key.startsWith('hidden.')

/** Sends the browser the path words of its language. */
export const pathWordsLoader = ({ context }: LoaderFunctionArgs) => {
  const { language } = context.get(requestFacts)
  return { words: Object.fromEntries(Object.entries(pathWords[language]).filter(isLinked)) }
}
