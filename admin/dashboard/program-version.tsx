import { Trans } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** The version that the server runs. */
export const ProgramVersion = () => {
  const { data } = useQuery({
    queryKey: ['version'],
    queryFn: async () => (await api.GET('/health')).data,
  })
  const version = data?.version
  return (
    version && (
      <Typography variant="caption" color="text.secondary" component="p">
        <Trans>Officina, version {version}</Trans>
      </Typography>
    )
  )
}
