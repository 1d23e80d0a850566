import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Chip } from '@mui/material'
import { currentLanguage } from '../i18n/i18n.ts'
import type { ListedPage, TextState } from './page-types.ts'

type StateName = 'failed' | 'scheduled' | 'older' | 'changed' | 'published' | 'draft' | 'missing'

/** What matters most about a text. */
const stateOf = (state: TextState): StateName => {
  if (state.failure) return 'failed'
  if (state.publishAt || state.unpublishAt) return 'scheduled'
  if (state.isPublished && state.hasDraft) return 'changed'
  if (state.translation === 'older') return 'older'
  if (state.isPublished) return 'published'
  return state.hasDraft ? 'draft' : 'missing'
}

const names: Readonly<Record<StateName, MessageDescriptor>> = {
  failed: msg`Not published`,
  scheduled: msg`Scheduled`,
  older: msg`Out of date`,
  changed: msg`Changed`,
  published: msg`On the site`,
  draft: msg`Draft`,
  missing: msg`Missing`,
}

/** Background and text; states that need nobody's attention are pale. */
const colours: Readonly<Record<StateName, { bgcolor: string; color: string }>> = {
  failed: { bgcolor: '#9a2a1d', color: '#ffffff' },
  scheduled: { bgcolor: '#dfe8f1', color: '#24405c' },
  older: { bgcolor: '#f6e6c8', color: '#5f3c0a' },
  changed: { bgcolor: '#f6e6c8', color: '#5f3c0a' },
  published: { bgcolor: '#edf3e5', color: '#1f4716' },
  draft: { bgcolor: '#e6e4db', color: '#1e2b23' },
  missing: { bgcolor: 'transparent', color: '#54615a' },
}

/** The name of a state, for people who hear it. */
export const useStateName = () => {
  const { t } = useLingui()
  return (state: TextState) => t(names[stateOf(state)])
}

/** The state of a page in one language. */
export const TextStateChip = ({ state }: { state: TextState }) => {
  const { t } = useLingui()
  const name = stateOf(state)
  return (
    <Chip
      size="small"
      variant={name === 'missing' ? 'outlined' : 'filled'}
      label={t(names[name])}
      sx={{
        cursor: 'inherit',
        ...colours[name],
        ...(name === 'missing' && { borderStyle: 'dashed' }),
      }}
    />
  )
}

/** The title in the language of the back office, else the one of the original. */
export const titleOf = (page: ListedPage) => page.languages[currentLanguage()].title || page.title
