import { Trans } from '@lingui/react/macro'
import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Button } from '@mui/material'
import { useCreatePath, useResourceContext } from 'react-admin'
import { Link } from 'react-router'

/** Back to the list, which has kept its filters. */
export const BackToList = () => {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'list' })}
      startIcon={<ArrowBackIcon />}
      sx={{ mb: 1 }}
    >
      <Trans>Back to the list</Trans>
    </Button>
  )
}
