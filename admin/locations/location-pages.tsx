import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import {
  Create,
  Edit,
  ListButton,
  SaveButton,
  SimpleForm,
  Toolbar,
  TopToolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { send } from '../api/send.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import type { Location } from './location.ts'
import { LocationFields } from './location-fields.tsx'

const Actions = () => (
  <TopToolbar>
    <ListButton />
  </TopToolbar>
)

const LocationTitle = () => useRecordContext<Location>()?.name ?? null

const EditToolbar = () => {
  const { t } = useLingui()
  const location = useRecordContext<Location>()
  const redirect = useRedirect()
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {location && (
        <ConfirmedButton
          label={t`Delete`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Delete ${location.name}?`,
            content: t`It disappears from the public map immediately.`,
          }}
          act={async () => {
            await send(`locations/${location.id}`, { method: 'DELETE' })
            redirect('list', 'locations')
          }}
          done={t`The location has been deleted.`}
        />
      )}
    </Toolbar>
  )
}

/** Cleared inputs are null; the API expects texts. */
const toTexts = (location: Partial<Location>) => ({
  ...location,
  function: location.function ?? '',
  website: location.website ?? '',
})

/** Changes one place of the map. */
export const LocationEdit = () => {
  const session = useSession()
  const mayChange = isPermitted(session, 'locations.write')
  return (
    <Edit
      title={<LocationTitle />}
      actions={<Actions />}
      mutationMode="pessimistic"
      transform={toTexts}
    >
      <SimpleForm toolbar={mayChange ? <EditToolbar /> : false} disabled={!mayChange}>
        <LocationFields />
      </SimpleForm>
    </Edit>
  )
}

/** Adds a place to the map. */
export const LocationCreate = () => (
  <Create
    title={<Trans>New location</Trans>}
    actions={<Actions />}
    redirect="list"
    transform={toTexts}
  >
    <SimpleForm defaultValues={{ category: 'Pharmacy', function: '', website: '' }}>
      <LocationFields />
    </SimpleForm>
  </Create>
)
