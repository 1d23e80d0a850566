import { useLingui } from '@lingui/react/macro'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { ArrayInput, CheckboxGroupInput, useInput } from 'react-admin'
import { vatFamilies } from '../../../domain/catalogue/vat-family.ts'
import { professions } from '../../../domain/customer/profession.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { optionGroups } from '../../../domain/options/site-options.ts'
import { professionNames } from '../../../messages/signup/professions.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useSettled } from '../../api/use-settled.ts'
import { ItemList } from '../../screen/item-list.tsx'
import { TranslatedInput } from '../translated-input.tsx'
import { familyTexts } from './range-fields.tsx'

type Range = { id: string; name: string; group: string }

/** The ranges that have a typed text in their names: families, categories, products and remedies. */
const useRanges = (typed: string): Range[] => {
  const { t } = useLingui()
  const { answer: categories = [] } = useAnswer('/admin/product-categories')
  const query = { search: typed, range: '[0,14]' } as const
  const { answer: products = [] } = useSettled(
    typed ? ['restricted products', typed] : undefined,
    (signal) => api.GET('/admin/products', { params: { query }, signal }),
  )
  const { answer: remedies = [] } = useSettled(
    typed ? ['restricted remedies', typed] : undefined,
    (signal) => api.GET('/admin/remedies', { params: { query }, signal }),
  )
  const groups = [
    [t`Ranges`, vatFamilies.map((id) => ({ id: `family:${id}`, name: t(familyTexts[id]) }))],
    [t`Categories`, categories.map(({ id, name }) => ({ id: `category:${id}`, name }))],
    [t`Products`, products.map(({ id, name }) => ({ id: `product:${id}`, name }))],
    [t`Remedies`, remedies.map(({ id, name }) => ({ id: `remedy:${id}`, name }))],
  ] as const
  const found = groups.flatMap(([group, ranges]) => ranges.map((one) => ({ ...one, group })))
  const words = foldText(typed)
  return found.filter(({ id, name }) => isArticle(id) || foldText(name).includes(words))
}

const isArticle = (range: string) => /^(product|remedy):/.test(range)

/** The name of a stored article; undefined until it is loaded. */
const useArticleName = (range: string) => {
  const [kind, id] = range.split(':')
  const init = { params: { path: { id: Number(id) } } }
  const { answer } = useSettled<{ name: string }>(
    isArticle(range) ? [range] : undefined,
    (signal) =>
      kind === 'product'
        ? api.GET('/admin/products/{id}', { ...init, signal })
        : api.GET('/admin/remedies/{id}', { ...init, signal }),
  )
  return answer?.name
}

/** A family, a category or an article, found by its name. */
const RangeInput = ({ source }: { source: string }) => {
  const { t } = useLingui()
  const { field, fieldState, isRequired } = useInput({ source, isRequired: true })
  const [typed, setTyped] = useState('')
  const ranges = useRanges(typed)
  const id: string = field.value ?? ''
  const articleName = useArticleName(id)
  const known = ranges.find((one) => one.id === id)
  return (
    <Autocomplete<Range>
      value={id ? (known ?? { id, name: articleName ?? '…', group: '' }) : null}
      onChange={(_event, range) => field.onChange(range?.id ?? '')}
      options={ranges}
      groupBy={({ group }) => group}
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={(range) => range.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      noOptionsText={t`Nothing has this name.`}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Range, category, product or remedy`}
          required={isRequired}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}

/** Articles that certain professions alone may order. */
export const OrderRightFields = () => {
  const { t } = useLingui()
  const { label, help } = optionGroups.order_rights.options.profession_rights
  return (
    <ArrayInput source="values.profession_rights" label={t(label)} helperText={t(help)}>
      <ItemList addLabel={t`Add an entry`} disableReordering>
        <RangeInput source="range" />
        <CheckboxGroupInput
          source="professions"
          label={t`May order it`}
          choices={professions.map((id) => ({ id, name: t(professionNames[id]) }))}
        />
        <TranslatedInput source="reason" label={t`Reason (optional)`} maxLength={200} />
      </ItemList>
    </ArrayInput>
  )
}
