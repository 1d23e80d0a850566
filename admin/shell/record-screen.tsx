import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { type HttpError, Title, useCreatePath, useGetOne } from 'react-admin'
import { Link, useParams } from 'react-router'
import type { Section } from '../sections/section.ts'

/** An id that cannot be one is refused with 422. */
const missing: readonly number[] = [404, 422]

const RecordNotFound = ({ name }: { name: string }) => {
  const { t } = useLingui()
  const createPath = useCreatePath()
  return (
    <Alert
      severity="info"
      sx={{ my: 2 }}
      action={
        <Button component={Link} to={createPath({ resource: name, type: 'list' })} color="inherit">
          <Trans>Back to the list</Trans>
        </Button>
      }
    >
      <Title title={t`Not found`} />
      <Trans>There is nothing at this address. It may have been deleted.</Trans>
    </Alert>
  )
}

type RecordScreenProps = { name: string; screen: NonNullable<Section['edit']> }

/** The screen of a record; for an unknown id, the way back to the list. */
export const RecordScreen = ({ name, screen: Screen }: RecordScreenProps) => {
  const { id = '' } = useParams()
  // The screen requests the same: it is sent once.
  const { error } = useGetOne<{ id: string }, HttpError>(name, { id }, { retry: false })
  return error && missing.includes(error.status) ? <RecordNotFound name={name} /> : <Screen />
}
