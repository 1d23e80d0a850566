import { messages } from '../../locales/it.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'
import { wordsLoader } from './words-loader.server.ts'

const texts = textsIn('it', messages)

export const loader = wordsLoader
export const shouldRevalidate = () => false

export default function Italian() {
  return <LanguageLayout texts={texts} />
}
