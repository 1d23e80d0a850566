import { useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Paper } from '@mui/material'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import type { RemedyFamily } from '../../../domain/catalogue/remedy-category.ts'
import { type SaltForm, saltForms } from '../../../domain/catalogue/salt.ts'
import {
  familySizes,
  isSizedFamily,
  type SizedFamily,
} from '../../../domain/catalogue/sized-family.ts'
import { sizeMessage, type Translate } from '../../../messages/shop/preparations.ts'
import { saltFormNames } from '../../../messages/shop/salts.ts'
import { useShopTexts } from '../../i18n/site-texts.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import { SectionHelp } from '../../screen/section-help.tsx'
import { familyNames } from '../catalogue-names.ts'
import { MixtureChoice } from './mixture-choice.tsx'
import type { ChoiceProps, PriceRequest } from './price-request.ts'
import { type FoundRemedy, RemedyField } from './remedy-field.tsx'
import { SimulatedPrice } from './simulated-price.tsx'
import { SingleChoice } from './single-choice.tsx'

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
