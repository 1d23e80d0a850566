import { useLocation, useNavigate } from 'react-router'
import {
  type ListFilter,
  readFilter,
  writeFilter,
} from '../../../../domain/catalogue/list-filter.ts'
import { useHydrated } from '../page/use-hydrated.ts'

/**
 * The filter of a list, in the fragment of the address. Reload, back button and links keep it, and
 * the server-rendered page can be cached for everyone.
 */
export const useListFilter = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const filter: ListFilter = useHydrated() ? readFilter(hash) : {}
  const narrowTo = (wanted: ListFilter) =>
    navigate({ hash: writeFilter(wanted) }, { preventScrollReset: true })
  return { filter, narrowTo }
}
