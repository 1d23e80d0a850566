import type { RaRecord } from 'react-admin'
import { type Customer, type CustomerAddress, customerAddress } from '../customer.ts'

export const noAddress: Omit<CustomerAddress, 'kind' | 'id' | 'name'> = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  buildingNumber: '',
  address2: '',
  postcode: '',
  city: '',
  state: '',
  country: 'CH',
}

/** The record as the forms edit it: both addresses by their name. */
export const formValuesOf = (customer: Customer) => ({
  ...customer,
  billing: customerAddress(customer, 'billing') ?? noAddress,
  shipping: customerAddress(customer, 'shipping') ?? noAddress,
})

/** Emptied inputs are null in react-admin. */
const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const textFields = [
  'firstName',
  'lastName',
  'language',
  'profession',
  'pharmaId',
  'customerNumber',
  'billingPhone',
  'invoiceEmail',
  'discount',
  'customerGroup',
] as const

/** Undefined for an address that is stored nowhere and still empty. */
const addressChange = (address: Record<string, unknown> | undefined) => {
  const fields = Object.keys(noAddress).map((name) => [name, text(address?.[name])] as const)
  const isEmpty = fields.every(([name, value]) => name === 'country' || value === '')
  return isEmpty ? undefined : Object.fromEntries(fields)
}

/** The change that is sent: what the forms can edit, with the version that was read. */
export const changeOf = (values: Partial<RaRecord>) => ({
  version: values.version,
  ...Object.fromEntries(textFields.map((name) => [name, text(values[name])])),
  user_can_order: values.user_can_order === true,
  user_can_order_with_form: values.user_can_order_with_form === true,
  certificateExpiresOn: values.certificateExpiresOn || null,
  role: values.role,
  billing: addressChange(values.billing),
  shipping: addressChange(values.shipping),
})
