import { pageIn } from '../../domain/page/path.ts'
import { usePageContext } from './page-context.ts'

/** The key and parameters of the page; undefined on the not-found page. */
export const usePage = () => {
  const { words, pathname } = usePageContext()
  const segments = pathname.split('/').slice(2).filter(Boolean)
  return words && pageIn(words, segments)
}
