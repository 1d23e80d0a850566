import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useResourceContext } from 'react-admin'
import { api, type Schemas } from '../../api/client.ts'
import type { paths } from '../../api/generated/api.ts'
import { useEditConflict } from './edit-conflict.ts'

export type LastChange = NonNullable<Schemas['LastChange']>

type Section = paths['/admin/last-change']['get']['parameters']['query']['section']

/** The record is read shortly before its screen is shown, in seconds. */
const marginSeconds = 60

/** Who has changed the record since the screen was opened; undefined if it is not known. */
export const useLastChange = (): LastChange | undefined => {
  const section = useResourceContext()
  const id = useRecordContext()?.id
  const { openedAtMs, refusals } = useEditConflict()
  const { data } = useQuery({
    // Each refusal may have another cause.
    queryKey: ['last-change', section, id, refusals],
    queryFn: async () => {
      const withinSeconds = Math.ceil((Date.now() - openedAtMs) / 1_000) + marginSeconds
      const query = { section: section as Section, id: String(id), withinSeconds }
      return (await api.GET('/admin/last-change', { params: { query } })).data
    },
  })
  return data ?? undefined
}
