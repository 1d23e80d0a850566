import { useLingui } from '@lingui/react/macro'
import { ArrayInput, AutocompleteInput, DateInput, ReferenceInput, TextInput } from 'react-admin'
import { optionGroups } from '../../../domain/options/site-options.ts'
import { ItemList } from '../../screen/item-list.tsx'
import { TranslatedInput } from '../translated-input.tsx'

/** Days and periods on which the laboratory is closed, with a reason in each language. */
export const ClosingDayFields = () => {
  const { t } = useLingui()
  const { label, help } = optionGroups.contact.options.closing_days
  return (
    <ArrayInput source="values.closing_days" label={t(label)} helperText={t(help)}>
      <ItemList addLabel={t`Add closing days`} disableReordering>
        <DateInput source="from" label={t`First day`} isRequired />
        <DateInput
          source="to"
          label={t`Last day; empty if it is one day`}
          parse={(day) => day ?? ''}
        />
        <TranslatedInput source="reason" label={t`Reason`} maxLength={120} />
      </ItemList>
    </ArrayInput>
  )
}

/** Links to other sites, with a label in each language. */
export const SiteLinkFields = () => {
  const { t } = useLingui()
  const { label, help } = optionGroups.links.options.more_links
  return (
    <ArrayInput source="values.more_links" label={t(label)} helperText={t(help)}>
      <ItemList addLabel={t`Add a link`}>
        <TextInput
          source="url"
          label={t`Address`}
          type="url"
          isRequired
          parse={(url) => url ?? ''}
        />
        <TranslatedInput source="label" label={t`Label`} maxLength={60} />
      </ItemList>
    </ArrayInput>
  )
}

type RecordInputProps = { source: string; reference: 'remedies' | 'products'; label: string }

/** A remedy or product, found by its name. */
const RecordInput = ({ label, ...props }: RecordInputProps) => (
  <ReferenceInput {...props} perPage={25}>
    <AutocompleteInput
      label={label}
      optionText={({ name, commonName }) =>
        commonName && commonName !== name ? `${name} (${commonName})` : name
      }
      filterToQuery={(search) => ({ search })}
      helperText={false}
    />
  </ReferenceInput>
)

/** Remedies and products that cannot be sent before a day. */
export const ShortageFields = () => {
  const { t } = useLingui()
  const { label, help } = optionGroups.dispatch.options.shortages
  return (
    <ArrayInput source="values.shortages" label={t(label)} helperText={t(help)}>
      <ItemList addLabel={t`Add a remedy or product`} disableReordering>
        <RecordInput source="remedy" reference="remedies" label={t`Remedy`} />
        <RecordInput source="product" reference="products" label={t`Or product`} />
        <DateInput source="until" label={t`Available again from`} isRequired />
        <TranslatedInput source="reason" label={t`Reason`} maxLength={120} />
        <RecordInput source="otherRemedy" reference="remedies" label={t`Alternative: remedy`} />
        <RecordInput source="otherProduct" reference="products" label={t`Alternative: product`} />
      </ItemList>
    </ArrayInput>
  )
}
