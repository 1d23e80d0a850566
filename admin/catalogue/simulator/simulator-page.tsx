import { useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Paper } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { isSizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { SectionHelp } from '../../screen/section-help.tsx'
import { useFamilyNames } from '../use-family-names.ts'
import { ChoiceField } from './choice-field.tsx'
import { MixtureChoice } from './mixture-choice.tsx'
import type { PriceRequest } from './price-request.ts'
import { SaltChoice } from './salt-choice.tsx'
import { useShopTexts } from './shop-texts.ts'
import { SimulatedPrice } from './simulated-price.tsx'
import { SingleChoice } from './single-choice.tsx'
import { SizedChoice } from './sized-choice.tsx'

/** The price of anything that customers can choose, and why (A12). */
export const SimulatorPage = () => {
  const { t } = useLingui()
  const shop = useShopTexts()
  const families = useFamilyNames()
  const [family, setFamily] = useState<string>('homeopathy')
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
            options={[...families, { value: 'custom', label: t`Mixture` }]}
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
