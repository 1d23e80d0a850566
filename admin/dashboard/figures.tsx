import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useStore } from 'react-admin'
import { useAnswer } from '../api/use-answer.ts'
import { ChoiceField } from '../screen/choices.tsx'
import { LoadError } from '../screen/loaded-part.tsx'
import type { Series } from './charts.tsx'

/** Charts load with the figures: they are half of the first screen's script. */
const Charts = lazy(() => import('./charts.tsx'))

const isEmpty = ({ weeks }: Series) =>
  weeks.every(({ turnover = 0, orders = 0, views, signups = 0 }) =>
    [turnover, orders, views, signups].every((figure) => figure === 0),
  )

/** Turnover, orders, views and sign-ups of a period (A19). */
export const FigureSection = () => {
  const { t } = useLingui()
  const [weeks, setWeeks] = useStore<number>('dashboard.weeks', 12)
  const { answer, isLoading, error, retry } = useAnswer('/admin/dashboard/series', {
    params: { query: { weeks } },
  })
  const labels: Record<number, string> = {
    4: t`4 weeks`,
    12: t`12 weeks`,
    26: t`Half a year`,
    53: t`A year`,
  }
  return (
    <Box component="section" aria-labelledby="figures" sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="h5" component="h2" id="figures">
          {t`Figures`}
        </Typography>
        <ChoiceField
          label={t`Period`}
          value={`${weeks}`}
          values={Object.keys(labels)}
          nameOf={(period) => labels[Number(period)] ?? period}
          onChange={(period) => setWeeks(Number(period))}
          sx={{ minWidth: '10rem' }}
        />
      </Box>
      {error && <LoadError onRetry={retry}>{t`The figures cannot be loaded.`}</LoadError>}
      {!answer && !error && <Skeleton variant="rounded" height={320} aria-label={t`Loading`} />}
      {answer && isEmpty(answer) && (
        <Alert severity="info">
          {t`Nothing was counted in this period. The figures appear with the first visits and orders.`}
        </Alert>
      )}
      {answer && !isEmpty(answer) && (
        <Box aria-busy={isLoading} sx={{ opacity: isLoading ? 0.6 : 1 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <Charts {...answer} />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
