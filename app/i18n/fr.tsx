import { messages } from '../../locales/fr.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'
import { wordsLoader } from './words-loader.server.ts'

const texts = textsIn('fr', messages)

export const loader = wordsLoader
export const shouldRevalidate = () => false

export default function French() {
  return <LanguageLayout texts={texts} />
}
