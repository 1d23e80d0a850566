import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import {
  BooleanInput,
  CheckboxGroupInput,
  type NumberInputProps,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { vatFamilies } from '../../../domain/catalogue/vat-family.ts'
import { languages } from '../../../domain/language.ts'
import type { OptionField, OptionPart } from '../../../domain/options/option-fields.ts'
import type { Option } from '../../../domain/options/option-group.ts'
import { type OwnOptionName, optionGroups } from '../../../domain/options/site-options.ts'
import { readDecimal } from '../../../domain/read-decimal.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { MediaInput } from '../../media/media-choice.tsx'
import { CountriesInput, CountryInput, useCountryNames } from '../../screen/country-input.tsx'
import { Muted } from '../../screen/facts.tsx'
import { DecimalInput } from '../../screen/inputs.ts'
import { TranslatedInput } from '../translated-input.tsx'
import { FormTextFields } from './form-text-fields.tsx'
import { ClosingDayFields, ShortageFields, SiteLinkFields } from './list-option-fields.tsx'
import { MailTextFields } from './mail-text-fields.tsx'
import { OrderRightFields } from './order-right-fields.tsx'
import {
  FieldPairs,
  familyTexts,
  PreparationFields,
  ProductTextFields,
  textsOf,
  VatFields,
} from './range-fields.tsx'
import { SocialPostFields } from './social-post-fields.tsx'

/** Francs as people write them; the server counts centimes. react-admin passes '' for null. */
const toFrancs = (centimes: number | string | null | undefined) =>
  typeof centimes === 'number' ? (centimes / 100).toFixed(2) : (centimes ?? '')

const toCentimes = (written: string) => {
  const francs = readDecimal(written)
  return typeof francs === 'number' ? Math.round(francs * 100) : francs
}

/** An amount in francs. */
const FrancsInput = (props: NumberInputProps) => (
  <DecimalInput {...props} format={toFrancs} parse={toCentimes} />
)

/** Shipping costs for each country of delivery. */
const CountryCostFields = () => {
  const countries: string[] = useWatch({ name: 'values.shipping_countries' }) ?? []
  const names = useCountryNames()
  const option = optionGroups.orders.options.shipping_by_country
  return (
    <FieldPairs option={option}>
      {countries.map((country) => (
        <FrancsInput
          key={country}
          source={`values.shipping_by_country.${country}`}
          label={names.get(country) ?? country}
          helperText={false}
          min={0}
        />
      ))}
    </FieldPairs>
  )
}

/** A discount for each range and group of customers. */
const GroupDiscountFields = () => {
  const { t } = useLingui()
  return (
    <FieldPairs option={optionGroups.orders.options.group_discounts}>
      {vatFamilies.map((family) => (
        <Box key={family} component="fieldset" sx={{ border: 0, p: 0, m: 0, minInlineSize: 0 }}>
          <Typography variant="body2" component="legend" sx={{ mb: 1 }}>
            {t(familyTexts[family])}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
            {(['A', 'B', 'C', 'D'] as const).map((group) => (
              <FrancsInput
                key={group}
                source={`values.group_discounts.${group}.${family}`}
                label={group}
                helperText={false}
                min={0}
                max={100}
              />
            ))}
          </Box>
        </Box>
      ))}
    </FieldPairs>
  )
}

const ownFields: Readonly<Record<OwnOptionName, ComponentType>> = {
  form_texts: FormTextFields,
  text_sections: ProductTextFields,
  social_feed_posts: SocialPostFields,
  shipping_by_country: CountryCostFields,
  mail_texts: MailTextFields,
  closing_days: ClosingDayFields,
  shortages: ShortageFields,
  more_links: SiteLinkFields,
  vat_classes: VatFields,
  preparation_days: PreparationFields,
  group_discounts: GroupDiscountFields,
  profession_rights: OrderRightFields,
}

/** react-admin stores an emptied text as null. */
const toText = (text: string | null) => text ?? ''

type Props = { source: string; label: string; help: string | undefined; field: OptionField }

/** One value, by its kind. */
const ValueInput = ({ source, label, help, field: { input, isRequired } }: Props) => {
  const { t } = useLingui()
  const shown = { source, label, helperText: help ?? false, ...(isRequired && { isRequired }) }
  const inLanguages = languages.map((id) => ({ id, name: t(languageNames[id]) }))
  switch (input.kind) {
    case 'text':
      return (
        <TextInput
          {...shown}
          parse={toText}
          type={input.type ?? 'text'}
          multiline={input.isLong ?? false}
          slotProps={{ htmlInput: { maxLength: input.maxLength } }}
        />
      )
    case 'number':
      return <DecimalInput {...shown} min={input.min} max={input.max} />
    case 'francs':
      return <FrancsInput {...shown} min={input.min} />
    case 'boolean':
      return <BooleanInput {...shown} />
    case 'choice': {
      const choices = Object.entries(input.choices).map(([id, name]) => ({
        id,
        name: typeof name === 'string' ? name : t(name),
      }))
      return <SelectInput {...shown} choices={choices} />
    }
    case 'language':
      return <SelectInput {...shown} choices={inLanguages} />
    case 'languages':
      return <CheckboxGroupInput {...shown} choices={inLanguages} />
    case 'picture':
      return <MediaInput source={source} label={label} helperText={help} />
    case 'country':
      return <CountryInput source={source} label={label} validate={required()} />
    case 'countries':
      return <CountriesInput source={source} label={label} validate={required()} />
    default:
      return null
  }
}

type PartsProps = {
  source: string
  option: Option
  parts: Readonly<Record<string, OptionPart>>
  columns: string | undefined
}

/** The values inside an option. */
const Parts = ({ source, option, parts, columns }: PartsProps) => {
  const { t } = useLingui()
  const value = useWatch({ name: source }) ?? {}
  const { label, help } = textsOf(t, option)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minInlineSize: 0 }}>
      <Typography variant="subtitle2" component="legend" sx={{ mb: help ? 0.5 : 1.5 }}>
        {label}
      </Typography>
      {help && <Muted sx={{ mb: 1.5 }}>{help}</Muted>}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns ?? 'minmax(0, 1fr)' },
        }}
      >
        {Object.entries(parts).map(([name, part]) => {
          if (part.isShownFor && !part.isShownFor(value)) return null
          const texts = textsOf(t, part)
          return option.isTranslated && part.input.kind === 'text' ? (
            <TranslatedInput
              key={name}
              source={source}
              part={name}
              label={texts.label}
              isMultiline={part.input.isLong ?? false}
              maxLength={part.input.maxLength}
            />
          ) : (
            <ValueInput key={name} source={`${source}.${name}`} field={part} {...texts} />
          )
        })}
      </Box>
    </Box>
  )
}

/** An option of the site, as it is declared. */
export const OptionInput = ({ name, option }: { name: string; option: Option }) => {
  const { t } = useLingui()
  const source = `values.${name}`
  const { input } = option
  const { label, help } = textsOf(t, option)
  if (input.kind === 'own') {
    const Own = ownFields[name as OwnOptionName]
    return <Own />
  }
  if (input.kind === 'parts') return <Parts {...input} {...{ source, option }} />
  return option.isTranslated && input.kind === 'text' ? (
    <TranslatedInput
      source={source}
      label={label}
      helperText={help}
      isMultiline={input.isLong ?? false}
      maxLength={input.maxLength}
    />
  ) : (
    <ValueInput source={source} field={option} label={label} help={help} />
  )
}
