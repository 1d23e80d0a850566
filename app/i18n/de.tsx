import { messages } from '../../locales/de.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'
import { wordsLoader } from './words-loader.server.ts'

const texts = textsIn('de', messages)

export const loader = wordsLoader
export const shouldRevalidate = () => false

export default function German() {
  return <LanguageLayout texts={texts} />
}
