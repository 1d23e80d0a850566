import { useLocation } from 'react-router'
import { findPage } from '../../domain/page/address.ts'
import { useLanguage } from './use-language.ts'

/** The page shown, by its key, with the parameters of its address; undefined on the not-found page. */
export const usePage = () => {
  const language = useLanguage()
  const segments = useLocation().pathname.split('/').slice(2).filter(Boolean)
  return findPage(segments, language)
}
