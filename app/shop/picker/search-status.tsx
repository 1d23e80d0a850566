import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListSearch } from '../../../domain/search/search-list.ts'
import type { Pickable } from './pickable.ts'

type State = ListSearch<Pickable>['state'] | 'loading' | 'failed'

const messages: Record<State, (count: number) => ReactNode> = {
  loading: () => <Trans>Loading the remedies…</Trans>,
  failed: () => <Trans>The remedies could not be loaded. Trying again…</Trans>,
  idle: () => <Trans>Type two letters of the name, or show all.</Trans>,
  'type-more': () => <Trans>Type more to see results...</Trans>,
  none: () => <Trans>No remedy matches this search.</Trans>,
  results: (count) => <Plural value={count} one="# remedy" other="# remedies" />,
}

/** Above the results: their number, or why there are none; announced when it changes. */
export const SearchStatus = ({
  state,
  count,
  isOpen,
}: {
  state: State
  count: number
  isOpen: boolean
}) => (
  <p
    role="status"
    className={`px-4 text-muted ${state === 'results' ? 'border-b border-line py-1.5 text-xs' : 'py-4 text-sm'}`}
  >
    {isOpen && messages[state](count)}
  </p>
)
