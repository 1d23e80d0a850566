import { useLingui } from '@lingui/react/macro'
import { Alert, AlertTitle, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { shownUntilNext } from '../api/use-answer.ts'
import { timeText } from '../i18n/swiss-time.ts'

/** In milliseconds: the server looks as often. */
const intervalMs = 300_000

/** Problems of the running shop, about which the laboratory has got a mail. */
export const AlertList = () => {
  const { t } = useLingui()
  const { data: alerts = [] } = useQuery({
    queryKey: ['alerts'],
    queryFn: async () => (await api.GET('/admin/alerts')).data,
    ...shownUntilNext,
    refetchInterval: intervalMs,
  })
  if (alerts.length === 0) return null
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {alerts.map(({ cause, machine, since, title, text }) => {
        const at = timeText(since)
        return (
          <Alert key={`${cause} ${machine}`} severity="error">
            <AlertTitle>{machine ? `${title} (${machine})` : title}</AlertTitle>
            {text} {t`Noticed: ${at}.`}
          </Alert>
        )
      })}
    </Stack>
  )
}
