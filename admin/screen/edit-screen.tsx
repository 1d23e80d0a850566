import { Skeleton } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  ListButton,
  type RaRecord,
  RecordContextProvider,
  TopToolbar,
  useEditContext,
} from 'react-admin'
import {
  EditConflictContext,
  useEditConflict,
  useEditConflictState,
} from './conflict/edit-conflict.ts'

/** Provides the record that the form has been filled with: a new one would reset the form. */
const KeptRecord = ({ children }: { children: ReactNode }) => {
  const { record } = useEditContext()
  const { isDirty } = useEditConflict()
  const [kept, setKept] = useState(record)
  if (!isDirty && kept !== record) setKept(record)
  return <RecordContextProvider value={isDirty ? kept : record}>{children}</RecordContextProvider>
}

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
  return isLoaded ? (
    <KeptRecord>{children}</KeptRecord>
  ) : (
    <Skeleton variant="rectangular" height={320} />
  )
}

/** The way back to the list. */
export const BackToListActions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)

/**
 * A screen that changes a record; it stays until the change is saved. Its form is a `RecordForm` or a
 * `TabbedRecordForm`. Without a `title` it shows the record's name or title.
 */
export const EditScreen = <Item extends RaRecord>({
  children,
  mutationOptions,
  ...props
}: EditProps<Item>) => {
  const { callbacks, conflict } = useEditConflictState()
  return (
    <EditConflictContext value={conflict}>
      <Edit
        mutationMode="pessimistic"
        actions={<BackToListActions />}
        mutationOptions={{ ...mutationOptions, ...callbacks }}
        {...props}
        render={() => <LoadedRecord>{children}</LoadedRecord>}
      />
    </EditConflictContext>
  )
}

/** A screen that creates a record. Its form is a `RecordForm` or a `TabbedRecordForm`. */
export const CreateScreen = <Item extends RaRecord>({
  mutationOptions,
  ...props
}: CreateProps<Item>) => {
  const { callbacks, conflict } = useEditConflictState()
  return (
    <EditConflictContext value={conflict}>
      <Create
        actions={<BackToListActions />}
        mutationOptions={{ ...mutationOptions, ...callbacks }}
        {...props}
      />
    </EditConflictContext>
  )
}
