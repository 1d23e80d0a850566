import { useLingui } from '@lingui/react/macro'
import { Alert, Autocomplete, Box, Link as MuiLink, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { customerGroupNames } from '../../messages/account/customer-groups.ts'
import { api } from '../api/client.ts'
import { useSettled } from '../api/use-settled.ts'
import { addressLines, type Customer, customerAddress, nameOf } from '../customers/customer.ts'
import { Muted } from '../screen/facts.tsx'

type Found = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'email' | 'customerNumber'> & {
  company?: string
  city?: string
}

const labelOf = (customer: Found) =>
  [nameOf(customer), customer.company, customer.city, customer.customerNumber, customer.email]
    .filter(Boolean)
    .join(', ')

const order = { sort: 'name', direction: 'asc', range: '[0,19]' } as const

type Props = { customer: Customer | undefined; onChoose: (id: string | undefined) => void }

/** Finds the customer to order for. */
export const CustomerPicker = ({ customer, onChoose }: Props) => {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const query = { search, state: 'active', role: 'customer', ...order } as const
  const { answer: found = [], isBusy } = useSettled(['customers', search], (signal) =>
    api.GET('/admin/accounts', { params: { query }, signal }),
  )
  return (
    <Autocomplete<Found>
      value={customer ?? null}
      // No result of an earlier text can be chosen.
      options={isBusy ? [] : found}
      loading={isBusy}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => reason === 'input' && setSearch(text)}
      onChange={(_, chosen) => onChoose(chosen?.id)}
      noOptionsText={t`No active customer matches`}
      loadingText={t`Searching…`}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Customer`}
          helperText={t`Search by name, company, town, e-mail or customer number.`}
        />
      )}
    />
  )
}

const Address = ({ customer, kind }: { customer: Customer; kind: 'billing' | 'shipping' }) => {
  const { t } = useLingui()
  const address = customerAddress(customer, kind) ?? customerAddress(customer, 'billing')
  return (
    <div>
      <Muted>{kind === 'billing' ? t`Invoice to` : t`Ships to`}</Muted>
      {address &&
        addressLines(address).map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
    </div>
  )
}

/** Conditions and addresses that the order will have. */
export const CustomerConditions = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const { discount, customerGroup } = customer
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Address customer={customer} kind="billing" />
        <Address customer={customer} kind="shipping" />
        <div>
          <Muted>{t`Discount`}</Muted>
          <Typography variant="body2">{discount} %</Typography>
          {customerGroup !== 'none' && (
            <Typography variant="body2">{t(customerGroupNames[customerGroup])}</Typography>
          )}
        </div>
      </Box>
      <MuiLink
        component={Link}
        to={`/accounts/${customer.id}?tab=addresses`}
        variant="body2"
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {t`Change the addresses`}
      </MuiLink>
      {!customer.user_can_order && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t`This customer may not order in the shop. You can still order here.`}
        </Alert>
      )}
    </Box>
  )
}
