import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useRecordContext, useRedirect, useRefresh } from 'react-admin'
import { useIsPermitted } from '../access/session.ts'
import { api, type Schemas } from '../api/client.ts'
import { CreateScreen, EditScreen } from '../screen/edit-screen.tsx'
import { RecordForm, SaveToolbar } from '../screen/record-form.tsx'
import { useUndoNotice } from '../screen/undo-notice.tsx'
import { useAction } from '../screen/use-action.ts'
import { LocationFields } from './location-fields.tsx'

type Location = Schemas['Location']

/** Cleared inputs are null; the API expects texts. */
const toTexts = <Values extends Partial<Location>>(location: Values) => ({
  ...location,
  function: location.function ?? '',
  website: location.website ?? '',
})

/** Deletes a location; the notice offers to put it back. */
const DeleteButton = ({ location }: { location: Location }) => {
  const { t } = useLingui()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const notifyUndo = useUndoNotice()
  const { perform, isSending } = useAction()
  const restore = async () => {
    const { id: _, version: __, ...body } = toTexts(location)
    if (await perform(api.POST('/admin/locations', { body }))) refresh()
  }
  const remove = async () => {
    const params = { path: { id: location.id } }
    if (!(await perform(api.DELETE('/admin/locations/{id}', { params })))) return
    redirect('list', 'locations')
    notifyUndo(t`${location.name} is no longer on the map.`, restore)
  }
  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      onClick={remove}
      disabled={isSending}
    >
      {t`Delete`}
    </Button>
  )
}

const EditToolbar = () => {
  const location = useRecordContext<Location>()
  return <SaveToolbar>{location && <DeleteButton location={location} />}</SaveToolbar>
}

/** Changes a location of the map. */
export const LocationEdit = () => {
  const mayChange = useIsPermitted('locations.write')
  return (
    <EditScreen transform={toTexts}>
      <RecordForm toolbar={mayChange ? <EditToolbar /> : false} disabled={!mayChange}>
        <LocationFields />
      </RecordForm>
    </EditScreen>
  )
}

/** Adds a location to the map. */
export const LocationCreate = () => (
  <CreateScreen title={<Trans>New location</Trans>} redirect="list" transform={toTexts}>
    <RecordForm defaultValues={{ category: 'Pharmacy', function: '', website: '' }}>
      <LocationFields />
    </RecordForm>
  </CreateScreen>
)
