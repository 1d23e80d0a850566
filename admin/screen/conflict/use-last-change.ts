import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useResourceContext } from 'react-admin'
import { sendJson } from '../../api/send.ts'
import { useEditConflict } from './edit-conflict.ts'

export type LastChange = { by: string; isOwn: boolean; at: string }

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
    queryFn: () => {
      const withinSeconds = Math.ceil((Date.now() - openedAtMs) / 1_000) + marginSeconds
      const query = { section, id, withinSeconds }
      return sendJson<LastChange | null>('last-change', { query })
    },
  })
  return data ?? undefined
}
