import { useRecordContext } from 'react-admin'
import { currentLanguage } from '../i18n/i18n.ts'
import type { ListedPage } from './page-types.ts'

/** The title in the language of the back office, else the one of the original. */
export const TitleCell = () => {
  const page = useRecordContext<ListedPage>()
  return page ? page.languages[currentLanguage()].title || page.title : null
}
