import type { StoredProduct } from './stored-products.ts'

/** The fields of a product for the audit log: its texts as `title_de`, categories by name. */
export const auditedProduct = ({
  name,
  price,
  vatClass,
  position,
  isListed,
  categories,
  record,
}: StoredProduct): Record<string, unknown> => ({
  ...record,
  name,
  price,
  vatClass,
  position,
  isListed,
  categories: categories.map((category) => category.name),
})
