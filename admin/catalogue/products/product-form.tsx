import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Autocomplete, Box, Chip, TextField } from '@mui/material'
import { required, TabbedForm, useGetList, useRecordContext } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import { isUnusualPrice, readAmount } from '../../../domain/prices/read-amount.ts'
import { useIsPermitted } from '../../access/session.ts'
import type { BodyOf, Schemas } from '../../api/client.ts'
import type { RecordFields } from '../../api/resources.ts'
import { namedChoices } from '../../screen/choices.tsx'
import { inputsOf } from '../../screen/inputs.ts'
import { TabbedRecordForm } from '../../screen/record-form.tsx'
import { kindNames, vatNames } from '../catalogue-names.ts'
import { inputGrid } from '../input-grid.ts'
import { TextsInput } from '../texts-input.tsx'
import { ProductImagesInput } from './product-images-input.tsx'

const { BooleanInput, NumberInput, SelectInput, TextInput } = inputsOf<RecordFields<'products'>>()
const sent = inputsOf<BodyOf<'patch', '/admin/products/{id}'>>()
const Texts = TextsInput<RecordFields<'products'>>

/** Known categories by id, new ones by name: two fields of the record in one control. */
const CategoryInput = ({ categories }: { categories: readonly Schemas['ProductCategory'][] }) => {
  const { t } = useLingui()
  const known = useController({ name: 'categories', defaultValue: [] }).field
  const added = useController({ name: 'newCategories', defaultValue: [] }).field
  const ids: string[] = known.value ?? []
  const names: string[] = added.value ?? []
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name ?? id
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      disabled={known.disabled ?? false}
      options={categories.map(({ name }) => name)}
      value={[...ids.map(nameOf), ...names]}
      onChange={(_event, values) => {
        const idOf = (name: string) => categories.find((category) => category.name === name)?.id
        known.onChange([...new Set(values.flatMap((name) => idOf(name) ?? []))])
        added.onChange(values.filter((name) => idOf(name) === undefined))
      }}
      renderValue={(values, getItemProps) =>
        values.map((name, index) => {
          const { key, ...props } = getItemProps({ index })
          return <Chip key={key} label={name} size="small" {...props} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Categories`}
          helperText={t`Choose one, or type a new name and press Enter.`}
        />
      )}
    />
  )
}

/** Months by number. */
const monthNames = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: format.format(new Date(Date.UTC(2026, index, 1))),
  }))
}

const toLines = (parts: readonly string[] | null | undefined) => (parts ?? []).join('\n')

/** The substances of a complex, or the remedies of a set: a line for each. */
const CompositionInput = () => {
  const { t } = useLingui()
  const kind: string = useWatch({ name: 'kind' })
  const isSet = kind === 'kit' || kind === 'seasonal'
  return (
    <TextInput
      source="composition"
      label={isSet ? t`Included remedies` : t`Composition`}
      helperText={t`One substance per line with its dilution, such as Belladonna 5 CH.`}
      multiline
      minRows={2}
      maxRows={12}
      format={toLines}
      parse={(text: string) => (text ? text.split('\n') : [])}
    />
  )
}

const SeasonInputs = () => {
  const { t, i18n } = useLingui()
  const months = monthNames(i18n.locale)
  const kind: string = useWatch({ name: 'kind' })
  if (kind !== 'seasonal') return null
  return (
    <>
      <SelectInput source="season.from" label={t`Season from`} choices={months} />
      <SelectInput source="season.to" label={t`Season to`} choices={months} />
    </>
  )
}

/** Asks whether a price is right that is probably a typing error. */
const UnusualPriceInput = () => {
  const { t } = useLingui()
  const present = readAmount(useRecordContext<{ price: string }>()?.price ?? '')
  const typed = readAmount(String(useWatch({ name: 'price' }) ?? ''))
  if (!typed.ok || !isUnusualPrice(present.ok ? present.value : undefined, typed.value)) return null
  return (
    <sent.BooleanInput
      source="acceptsUnusualPrice"
      label={t`This price is correct`}
      helperText={t`It is 0.00, or more than half above or below the current price.`}
    />
  )
}

const SalesInputs = ({ isNew }: { isNew: boolean }) => {
  const { t } = useLingui()
  const { data: categories = [] } = useGetList<Schemas['ProductCategory']>('product-categories', {
    pagination: { page: 1, perPage: 100 },
  })
  return (
    <Box sx={inputGrid}>
      <SelectInput
        source="kind"
        label={t`Range`}
        choices={namedChoices(kindNames)}
        readOnly={!isNew}
        validate={required()}
        helperText={isNew ? t`Cannot be changed later.` : false}
      />
      <TextInput
        source="price"
        label={t`Price in CHF, including any VAT`}
        validate={required()}
        helperText={
          isNew ? t`For example 12.50` : t`Valid immediately. To plan a price, use “Prices”.`
        }
      />
      <UnusualPriceInput />
      <SelectInput
        source="vatClass"
        label={t`VAT`}
        choices={namedChoices(vatNames)}
        {...(isNew
          ? {
              emptyText: t`As for the other products of the range`,
              parse: (chosen) => chosen || undefined,
            }
          : { validate: required() })}
      />
      <CategoryInput categories={categories} />
      <CompositionInput />
      <TextInput
        source="potency"
        label={t`Dilution of the whole product`}
        helperText={t`For example 5 CH; empty if each substance has its own`}
        parse={(text: string) => text}
      />
      <TextInput
        source="size"
        label={t`Pack size`}
        helperText={t`For example Tube 4g, 100 ml or 60 Capsules`}
        parse={(text: string) => text}
      />
      <NumberInput
        source="nr"
        label={t`Number in the lists of the laboratory`}
        helperText={false}
        min={0}
      />
      <SeasonInputs />
      <BooleanInput
        source="isListed"
        label={t`On sale`}
        helperText={t`Hidden products disappear from the shop; existing orders keep them.`}
      />
    </Box>
  )
}

/** A product: its names and texts in four languages, sale, and pictures. */
export const ProductForm = ({ isNew = false }: { isNew?: boolean }) => {
  const { t } = useLingui()
  const record = useRecordContext()
  const mayWrite = useIsPermitted('catalogue.write')
  return (
    <TabbedRecordForm record={record} disabled={!mayWrite}>
      <TabbedForm.Tab label={t`Name and sale`}>
        {isNew && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <Trans>
              Only a title in one language, the range and the price are required. The product stays
              hidden until you put it on sale.
            </Trans>
          </Alert>
        )}
        <Texts source="texts.title" label={t`Title`} isRequired />
        <SalesInputs isNew={isNew} />
        <Texts source="texts.form" label={t`Form`} help={t`Such as granules or spray.`} />
        <Texts
          source="texts.topic"
          label={t`Topic`}
          help={t`Who can read it: see “Who can read the product texts” in the settings.`}
        />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={t`Pictures`} path="pictures">
        <ProductImagesInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={t`Descriptions`} path="descriptions">
        <Texts source="texts.description_short" label={t`Short description`} rows={2} />
        <Texts source="texts.description" label={t`Description`} rows={5} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={t`Use and content`} path="content">
        <Texts
          source="texts.indication"
          label={t`Indication`}
          rows={2}
          help={t`Traditional use only, without claims of an effect. Leave this field empty for food supplements.`}
        />
        <Texts source="texts.posology" label={t`Posology`} rows={2} />
        <Texts
          source="texts.ingredients"
          label={t`Ingredients`}
          rows={3}
          help={t`One ingredient per line.`}
        />
        <Texts
          source="texts.general_information"
          label={t`General information`}
          rows={3}
          help={t`One point per line.`}
        />
      </TabbedForm.Tab>
    </TabbedRecordForm>
  )
}
