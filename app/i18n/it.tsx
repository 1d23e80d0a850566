import { messages } from '../../locales/it.po'
import { LanguageLayout, textsIn } from './language-layout.tsx'

const texts = textsIn('it', messages)

export default function Italian() {
  return <LanguageLayout texts={texts} />
}
