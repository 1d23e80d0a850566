import { Create, type CreateProps, ListButton, type RaRecord, TopToolbar } from 'react-admin'
import { EditConflictContext, useEditConflictState } from './conflict/edit-conflict.ts'

const Actions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)

/** A screen that creates a record. Its form is a `RecordForm`, or has a `FormGuard`. */
export const CreateScreen = <Item extends RaRecord>(props: CreateProps<Item>) => {
  const { callbacks, conflict } = useEditConflictState()
  return (
    <EditConflictContext value={conflict}>
      <Create actions={<Actions />} mutationOptions={callbacks} {...props} />
    </EditConflictContext>
  )
}
