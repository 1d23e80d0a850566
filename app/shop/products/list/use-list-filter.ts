import { useLocation, useNavigate } from 'react-router'
import {
  type ListFilter,
  readFilter,
  writeFilter,
} from '../../../../domain/catalogue/list-filter.ts'
import { useHydrated } from '../page/use-hydrated.ts'

/**
 * What a list is narrowed to. It stands in the fragment of the address, so that a reload, the back
 * button and a link keep it; the server never sees it, for its page is the same for everyone.
 */
export const useListFilter = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const filter: ListFilter = useHydrated() ? readFilter(hash) : {}
  const narrowTo = (wanted: ListFilter) =>
    navigate({ hash: writeFilter(wanted) }, { preventScrollReset: true })
  return { filter, narrowTo }
}
