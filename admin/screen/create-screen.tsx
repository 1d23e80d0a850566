import { Create, type CreateProps, type RaRecord } from 'react-admin'
import { EditConflictContext, useEditConflictState } from './conflict/edit-conflict.ts'
import { BackToListActions } from './edit-screen.tsx'

/** A screen that creates a record. Its form is a `RecordForm` or a `TabbedRecordForm`. */
export const CreateScreen = <Item extends RaRecord>(props: CreateProps<Item>) => {
  const { callbacks, conflict } = useEditConflictState()
  return (
    <EditConflictContext value={conflict}>
      <Create actions={<BackToListActions />} mutationOptions={callbacks} {...props} />
    </EditConflictContext>
  )
}
