import { LanguageLayout } from './language-layout.tsx'
import { texts } from './texts/it.ts'
import { pathWordsLoader } from './words-loader.server.ts'

export const loader = pathWordsLoader
export const shouldRevalidate = () => false

const areas = {
  shop: () => import('./shop/it.ts'),
  account: () => import('./account/it.ts'),
  signup: () => import('./signup/it.ts'),
}

export default function Italian() {
  return <LanguageLayout texts={texts} areas={areas} />
}
