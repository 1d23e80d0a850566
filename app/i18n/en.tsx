import { messages } from '../../locales/en.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'

const texts = textsIn('en', messages)

export default function English() {
  return <LanguageLayout texts={texts} />
}
