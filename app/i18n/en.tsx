import { messages } from '../../locales/en.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'
import { wordsLoader } from './words-loader.server.ts'

const texts = textsIn('en', messages)

export const loader = wordsLoader
export const shouldRevalidate = () => false

export default function English() {
  return <LanguageLayout texts={texts} />
}
