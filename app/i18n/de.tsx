import { messages } from '../../locales/de.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'

const texts = textsIn('de', messages)

export default function German() {
  return <LanguageLayout texts={texts} />
}
