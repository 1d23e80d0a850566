import { useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Chip,
  LinearProgress,
  List,
  ListItem,
  Paper,
  Typography,
} from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { Link } from 'react-router'
import { isPermitted, useSession } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { SetPriceButton } from '../prices/missing-price-list.tsx'
import type { PriceRequest } from './price-request.ts'

type Candidate = Schemas['SimulatedPrice']['candidates'][number]

const searchAddress = (code: string) =>
  `/prices?filter=${encodeURIComponent(JSON.stringify({ search: code }))}`

const CandidateRow = ({ candidate }: { candidate: Candidate }) => {
  const { t } = useLingui()
  const { code, name, price, isApplied } = candidate
  const maySet = isPermitted(useSession(), 'prices.write')
  return (
    <ListItem
      disableGutters
      sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}
    >
      <Box>
        {name}
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {t`Code in price lists: ${code}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {price === null ? (
          <Chip size="small" color="error" variant="outlined" label={t`no price`} />
        ) : (
          <strong>CHF {price}</strong>
        )}
        {isApplied && <Chip size="small" color="primary" label={t`applies`} />}
        {price === null && maySet && <SetPriceButton id={code} name={name} />}
        {price !== null && maySet && (
          <Button size="small" component={Link} to={searchAddress(code)}>
            {t`Change the price`}
          </Button>
        )}
      </Box>
    </ListItem>
  )
}

/** The price of a choice, and why. */
export const SimulatedPrice = ({ request }: { request: PriceRequest | undefined }) => {
  const { t } = useLingui()
  const { data, error, isFetching } = useQuery({
    queryKey: ['price-simulator', request],
    queryFn: request
      ? async () => (await api.POST('/admin/price-simulator', { body: request })).data
      : skipToken,
    retry: false,
  })
  if (!request)
    return <Alert severity="info">{t`Complete the choice to see its price and the reasons.`}</Alert>
  if (error) {
    const [reason] = Object.values(error instanceof HttpError ? (error.body?.errors ?? {}) : {})
    return <Alert severity="warning">{reason ? String(reason) : errorMessage(error)}</Alert>
  }
  if (!data) return isFetching ? <LinearProgress aria-label={t`Loading`} /> : null
  return (
    <Paper variant="outlined" sx={{ p: 3 }} role="status">
      <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {data.price === null ? t`This choice has no price` : `CHF ${data.price}`}
      </Typography>
      {data.price === null && (
        <Typography sx={{ mt: 1 }}>
          {t`Customers cannot order it until the missing price is set.`}
        </Typography>
      )}
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        {t`Why`}
      </Typography>
      <Box component="ol" sx={{ mt: 0.5, pl: 3 }}>
        {data.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
      <Typography variant="h6" component="h2">
        {t`Prices considered`}
      </Typography>
      <List dense>
        {data.candidates.map((candidate) => (
          <CandidateRow key={candidate.code} candidate={candidate} />
        ))}
      </List>
    </Paper>
  )
}
