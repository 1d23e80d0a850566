import { useLingui } from '@lingui/react/macro'
import { NumberInput, required } from 'react-admin'
import { CountriesInput } from '../../screen/country-input.tsx'
import { LineInput } from './contact-fields.tsx'

/** Francs as people write them; the server counts centimes. react-admin passes '' for null. */
const toFrancs = (centimes: number | '' | null | undefined) =>
  typeof centimes === 'number' ? (centimes / 100).toFixed(2) : ''

const toCentimes = (francs: string) => (francs === '' ? null : Math.round(Number(francs) * 100))

/** Shipping, and what invoices say. */
export const OrderFields = () => {
  const { t } = useLingui()
  return (
    <>
      <NumberInput
        source="values.shipping_cost"
        label={t`Shipping cost in CHF, including any VAT`}
        helperText={t`New orders cost this at once; orders that were placed keep theirs.`}
        format={toFrancs}
        parse={toCentimes}
        step={0.01}
        min={0}
        isRequired
      />
      <NumberInput
        source="values.free_shipping_from"
        label={t`Free shipping from (CHF)`}
        helperText={t`The value of the items after the discount. Leave it empty if shipping is never free.`}
        format={toFrancs}
        parse={toCentimes}
        step={0.01}
        min={0.01}
      />
      <CountriesInput
        source="values.shipping_countries"
        label={t`Countries of delivery`}
        validate={required()}
      />
      <NumberInput
        source="values.payment_days"
        label={t`Payment term in days`}
        min={0}
        max={365}
        isRequired
      />
      <LineInput
        source="values.iban"
        label={t`IBAN or QR-IBAN`}
        helperText={t`The account on the QR-bill. With a QR-IBAN invoices have a QR reference, with an ordinary IBAN a creditor reference (RF…). Please compare every digit with your bank statement.`}
      />
      <LineInput
        source="values.statement_accounts"
        label={t`Further accounts of bank statements`}
        helperText={t`IBANs, separated by commas, if your bank’s statements name another account than the one above. Leave it empty otherwise.`}
      />
      <LineInput
        source="values.vat_number"
        label={t`VAT number`}
        helperText={t`Such as CHE-123.456.789, without MWST, TVA or IVA.`}
      />
    </>
  )
}
