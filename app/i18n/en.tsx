import { LanguageLayout } from './language-layout.tsx'
import { texts } from './texts/en.ts'
import { pathWordsLoader } from './words-loader.server.ts'

export const loader = pathWordsLoader
export const shouldRevalidate = () => false

const areas = {
  shop: () => import('./shop/en.ts'),
  account: () => import('./account/en.ts'),
  signup: () => import('./signup/en.ts'),
}

export default function English() {
  return <LanguageLayout texts={texts} areas={areas} />
}
