import { Skeleton } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Edit,
  type EditProps,
  ListButton,
  type RaRecord,
  TopToolbar,
  useEditContext,
} from 'react-admin'

/**
 * Its content once the record has been loaded. react-admin first shows the row of the list as the
 * record, and resets the form when the record arrives, with what has been typed.
 */
export const LoadedRecord = ({ children }: { children: ReactNode }) => {
  const { isFetching, isPaused } = useEditContext()
  const wasFetching = useRef(false)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // Not yet fetching: react-admin first checks the session.
    if (isPaused || (wasFetching.current && !isFetching)) setLoaded(true)
    wasFetching.current = isFetching
  }, [isFetching, isPaused])
  return isLoaded ? children : <Skeleton variant="rectangular" height={320} />
}

/** The way back to the list. */
const Actions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)

/** A screen that changes a record; it stays until the change is saved. */
export const EditScreen = <Item extends RaRecord>({ children, ...props }: EditProps<Item>) => (
  <Edit
    mutationMode="pessimistic"
    actions={<Actions />}
    {...props}
    render={() => <LoadedRecord>{children}</LoadedRecord>}
  />
)
