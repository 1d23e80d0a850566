import { useLocation } from 'react-router'
import { fallbackLanguage, isLanguage } from '../../domain/language.ts'

/** The language of the page: the first segment of its address. */
export const useLanguage = () => {
  const segment = useLocation().pathname.split('/')[1]
  return isLanguage(segment) ? segment : fallbackLanguage
}
