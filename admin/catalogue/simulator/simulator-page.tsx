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
import { useEffect, useState } from 'react'
import { HttpError, Title } from 'react-admin'
import { Link } from 'react-router'
import type { RemedyFamily } from '../../../domain/catalogue/remedy-category.ts'
import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import {
  familySizes,
  isSizedFamily,
  type SizedFamily,
} from '../../../domain/catalogue/sized-family.ts'
import { sizeMessage, type Translate } from '../../../messages/shop/preparations.ts'
import { saltFormNames } from '../../../messages/shop/salts.ts'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useShopTexts } from '../../i18n/site-texts.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import { SectionHelp } from '../../screen/section-help.tsx'
import { familyNames } from '../catalogue-names.ts'
import { SetPriceButton } from '../prices/missing-price-list.tsx'
import { MixtureChoice } from './mixture-choice.tsx'
import type { ChoiceProps, PriceRequest } from './price-request.ts'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'
import { SingleChoice } from './single-choice.tsx'

type Candidate = Schemas['SimulatedPrice']['candidates'][number]

const searchAddress = (code: string) =>
  `/prices?filter=${encodeURIComponent(JSON.stringify({ search: code }))}`

const CandidateRow = ({ candidate }: { candidate: Candidate }) => {
  const { t } = useLingui()
  const { code, name, price, isApplied } = candidate
  const maySet = useIsPermitted('prices.write')
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
const SimulatedPrice = ({ request }: { request: PriceRequest | undefined }) => {
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

/** A Schüssler salt and its form. */
const SaltChoice = ({ onChange, shop }: ChoiceProps & { shop: Translate }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [form, setForm] = useState<SaltForm | ''>('')
  useEffect(() => {
    onChange(remedy && form ? { family: 'schussler', remedy: remedy.id, form } : undefined)
  }, [remedy, form, onChange])
  return (
    <>
      <RemedyField family="schussler" value={remedy} onChange={setRemedy} />
      <ChoiceField
        label={t`Pharmaceutical form`}
        value={form}
        values={saltForms}
        nameOf={(one) => shop(saltFormNames[one])}
        onChange={setForm}
      />
    </>
  )
}

/** A plant, a bud or a trace element: remedy and size. */
const SizedChoice = ({ family, onChange }: ChoiceProps & { family: SizedFamily }) => {
  const { t } = useLingui()
  const [remedy, setRemedy] = useState<FoundRemedy | null>(null)
  const [size, setSize] = useState('')
  useEffect(() => {
    onChange(remedy && size ? { family, remedy: remedy.id, size } : undefined)
  }, [family, remedy, size, onChange])
  return (
    <>
      <RemedyField family={family} value={remedy} onChange={setRemedy} />
      <ChoiceField
        label={t`Size`}
        value={size}
        values={familySizes(family)}
        nameOf={sizeMessage}
        onChange={setSize}
      />
    </>
  )
}

const families = Object.keys(familyNames) as RemedyFamily[]

/** The price of anything that customers can choose, and why (A12). */
export const SimulatorPage = () => {
  const { t } = useLingui()
  const shop = useShopTexts()
  const [family, setFamily] = useState<RemedyFamily | 'custom'>('homeopathy')
  const [request, setRequest] = useState<PriceRequest>()
  if (!shop) return <LinearProgress />
  return (
    <>
      <Title title={t`Price simulator`} />
      <SectionHelp name="price-simulator" />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
        }}
      >
        <Paper variant="outlined" sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>
          <ChoiceField
            label={t`Family`}
            value={family}
            values={[...families, 'custom']}
            nameOf={(one) => (one === 'custom' ? t`Mixture` : t(familyNames[one]))}
            onChange={(value) => {
              setRequest(undefined)
              setFamily(value)
            }}
          />
          {family === 'homeopathy' && <SingleChoice onChange={setRequest} shop={shop} />}
          {isSizedFamily(family) && (
            <SizedChoice key={family} family={family} onChange={setRequest} />
          )}
          {family === 'schussler' && <SaltChoice onChange={setRequest} shop={shop} />}
          {family === 'custom' && <MixtureChoice onChange={setRequest} shop={shop} />}
        </Paper>
        <SimulatedPrice request={request} />
      </Box>
    </>
  )
}
