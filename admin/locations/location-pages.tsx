import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  SaveButton,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { CreateScreen } from '../screen/create-screen.tsx'
import { EditScreen } from '../screen/edit-screen.tsx'
import { RecordForm } from '../screen/record-form.tsx'
import { useUndoNotice } from '../screen/undo-notice.tsx'
import type { Location } from './location.ts'
import { LocationFields } from './location-fields.tsx'

const LocationTitle = () => useRecordContext<Location>()?.name ?? null

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
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const [isBusy, setBusy] = useState(false)
  const fail = (error: Error) => notify(error.message, { type: 'error' })
  const restore = async () => {
    const { id: _, version: __, ...body } = toTexts(location)
    await api.POST('/admin/locations', { body }).then(refresh, fail)
  }
  const remove = async () => {
    setBusy(true)
    try {
      await api.DELETE('/admin/locations/{id}', { params: { path: { id: location.id } } })
      redirect('list', 'locations')
      notifyUndo(t`${location.name} is no longer on the map.`, restore)
    } catch (error) {
      fail(error as Error)
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      color="error"
      startIcon={<DeleteIcon />}
      onClick={remove}
      disabled={isBusy}
    >
      {t`Delete`}
    </Button>
  )
}

const EditToolbar = () => {
  const location = useRecordContext<Location>()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {location && <DeleteButton location={location} />}
    </Toolbar>
  )
}

/** Changes a location of the map. */
export const LocationEdit = () => {
  const session = useSession()
  const mayChange = isPermitted(session, 'locations.write')
  return (
    <EditScreen title={<LocationTitle />} transform={toTexts}>
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
