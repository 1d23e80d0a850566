import { LanguageLayout } from './language-layout.tsx'
import { texts } from './texts/de.ts'
import { pathWordsLoader } from './words-loader.server.ts'

export const loader = pathWordsLoader
export const shouldRevalidate = () => false

const areas = {
  shop: () => import('./shop/de.ts'),
  account: () => import('./account/de.ts'),
  signup: () => import('./signup/de.ts'),
}

export default function German() {
  return <LanguageLayout texts={texts} areas={areas} />
}
