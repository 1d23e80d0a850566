import { messages } from '../../locales/fr.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'

const texts = textsIn('fr', messages)

export default function French() {
  return <LanguageLayout texts={texts} />
}
