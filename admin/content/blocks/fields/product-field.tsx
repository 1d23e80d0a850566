import { useLingui } from '@lingui/react/macro'
import { Autocomplete } from '@mui/material'
import { useMemo, useState } from 'react'
import type { FieldProps } from './field-context.ts'
import { fieldInput } from './field-input.tsx'
import { findProducts, productTitle } from './link-targets.ts'
import { useFound, useTitle } from './use-found.ts'

type Product = { code: string; name: string }

/** A product on sale, by its name or number. */
export const ProductField = ({ label, value, onChange, problem }: FieldProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { found, isSearching } = useFound<Product>('products', typed, findProducts)
  const code = typeof value === 'string' ? value : ''
  const name = useTitle(code, productTitle)
  const unknown =
    name === '' ? t`This product is no longer on sale; visitors do not see it here.` : undefined
  const help = code ? undefined : t`Type the name or the number of the product.`
  // Another object would overwrite what is typed.
  const chosen = useMemo(() => (code ? { code, name: name ?? '…' } : null), [code, name])
  return (
    <Autocomplete<Product>
      options={[...found]}
      filterOptions={(all) => all}
      value={chosen}
      loading={isSearching}
      loadingText={t`Searching …`}
      noOptionsText={typed ? t`No product with this name` : t`Type a name`}
      getOptionLabel={(product) => product.name}
      getOptionKey={(product) => product.code}
      isOptionEqualToValue={(option, current) => option.code === current.code}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, product) => onChange(product?.code)}
      renderInput={fieldInput({ label, problem: problem ?? unknown, help })}
    />
  )
}
