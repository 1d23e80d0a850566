import { imageReferences } from '../products/product-images.ts'
import type { ImageTitles } from './claim-images.ts'
import type { StoredProduct } from './stored-products.ts'

/** The fields of a product for the audit log: texts as `title_de`, categories by name, images by title. */
export const auditedProduct = (
  { name, price, vatClass, position, isListed, categories, record }: StoredProduct,
  imageTitles: ImageTitles,
): Record<string, unknown> => {
  const { library_images: _, ...texts } = record
  return {
    ...texts,
    images: imageReferences(record).map((each) => imageTitles.get(each) ?? each),
    name,
    price,
    vatClass,
    position,
    isListed,
    categories: categories.map((category) => category.name),
  }
}
