import { LanguageLayout } from './language-layout.tsx'
import { texts } from './texts/fr.ts'
import { pathWordsLoader } from './words-loader.server.ts'

export const loader = pathWordsLoader
export const shouldRevalidate = () => false

const areas = {
  shop: () => import('./shop/fr.ts'),
  account: () => import('./account/fr.ts'),
  signup: () => import('./signup/fr.ts'),
}

export default function French() {
  return <LanguageLayout texts={texts} areas={areas} />
}
