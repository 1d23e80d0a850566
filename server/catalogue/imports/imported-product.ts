import { dequal } from 'dequal/lite'
import type { StoredProduct } from '../product-changes/stored-products.ts'
import type { ImportedTextField, RowValues } from './read-rows.ts'

/** Fields of a product that an import changes; texts by their field in the record. */
export type ImportedFields = {
  price?: number
  vatClass?: StoredProduct['vatClass']
  position?: number
  isListed?: boolean
  categories?: StoredProduct['categories']
} & { [Field in ImportedTextField]?: string }

type ImportedField = keyof ImportedFields

type Own = Exclude<ImportedField, ImportedTextField>

const own: Readonly<Record<Own, true>> = {
  price: true,
  vatClass: true,
  position: true,
  isListed: true,
  categories: true,
}

const isOwn = (field: string): field is Own => Object.hasOwn(own, field)

/** The current value of a field; '' for a text that is not set. */
export const fieldOf = (product: StoredProduct, field: string): unknown =>
  isOwn(field) ? product[field] : (product.record[field] ?? '')

/** The product with changed fields. The name follows the English title, as the shop's API shows it. */
export const withFields = (product: StoredProduct, fields: ImportedFields): StoredProduct => {
  const columns: Partial<StoredProduct> = {}
  const texts: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(fields))
    if (isOwn(field)) Object.assign(columns, { [field]: value })
    else texts[field] = value
  const title = fields.title_en
  return {
    ...product,
    ...columns,
    ...(title && product.kind !== 'price' && { name: title }),
    record: { ...product.record, ...texts },
  }
}

/** The values of a row as fields of a product; `categories` by their names. */
export const importedFieldsOf = (
  {
    price,
    vat,
    position,
    listed,
    number: _n,
    code: _c,
    name: _a,
    kind: _k,
    categories: _s,
    ...texts
  }: RowValues,
  categories: StoredProduct['categories'] | undefined,
): ImportedFields => ({
  ...(price !== undefined && { price }),
  ...(vat !== undefined && { vatClass: vat }),
  ...(position !== undefined && { position }),
  ...(listed !== undefined && { isListed: listed }),
  ...(categories && { categories }),
  ...texts,
})

/** Only the fields that differ from the product. */
export const changedProductFields = (
  product: StoredProduct,
  fields: ImportedFields,
): ImportedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !dequal(fieldOf(product, field), value)),
  )

/** The product's values of the same fields. */
export const fieldsBefore = (product: StoredProduct, fields: ImportedFields): ImportedFields =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, fieldOf(product, field)]))
