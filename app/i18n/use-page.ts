import { useLocation } from 'react-router'
import { pageIn } from '../../domain/page/path.ts'
import { usePathWords } from './path-words.ts'

/** The key and parameters of the page; undefined on the not-found page. */
export const usePage = () => {
  const words = usePathWords()
  const segments = useLocation().pathname.split('/').slice(2).filter(Boolean)
  return words && pageIn(words, segments)
}
