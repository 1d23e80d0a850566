import { type HttpError, useCreatePath, useGetOne } from 'react-admin'
import { useParams } from 'react-router'
import { useSession } from '../access/session.ts'
import type { Section } from '../sections/section.ts'
import { NotFound } from './not-found.tsx'

/** An id that cannot be one is refused with 422. */
const missing: readonly number[] = [404, 422]

type RecordScreenProps = Pick<Section, 'name' | 'mayOpen'> & {
  screen: NonNullable<Section['edit']>
}

/** The screen of a record; for an unknown id, the way back to the list. */
export const RecordScreen = ({ name, screen: Screen, mayOpen }: RecordScreenProps) => {
  const { id = '' } = useParams()
  const session = useSession()
  const enabled = !mayOpen || (session !== undefined && mayOpen(session, id))
  const createPath = useCreatePath()
  // The screen requests the same: it is sent once.
  const { error } = useGetOne<{ id: string }, HttpError>(name, { id }, { retry: false, enabled })
  if (error && missing.includes(error.status))
    return <NotFound list={createPath({ resource: name, type: 'list' })} />
  return <Screen />
}
