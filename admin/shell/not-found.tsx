import { useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'

type Props = {
  /** The list of the records; without it, the way leads to the start page. */
  list?: string
}

/** Says that there is nothing at an address, with a way back. */
export const NotFound = ({ list }: Props) => {
  const { t } = useLingui()
  return (
    <Alert
      severity="info"
      sx={{ my: 2 }}
      action={
        <Button component={Link} to={list ?? '/'} color="inherit">
          {list ? t`Back to the list` : t`Go to the start page`}
        </Button>
      }
    >
      <Title title={t`Not found`} />
      {t`There is nothing at this address. It may have been deleted.`}
    </Alert>
  )
}
