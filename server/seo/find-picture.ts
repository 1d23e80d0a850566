import { homeopathyInfo, productInfo, saltInfo } from '../../domain/cart/line-info.ts'
import type { ShownKind } from '../../domain/catalogue/product-kind.ts'
import { customarySaltForm } from '../../domain/catalogue/salt.ts'
import { readRemedyCode } from '../../domain/homeopathy/remedy-code.ts'
import { isSelectionComplete } from '../../domain/homeopathy/selection.ts'
import type { Language } from '../../domain/language.ts'
import { decodePictureAddress, type UploadedPicture } from '../../domain/media/picture-address.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { type LabelledLine, linePicture, pictureText } from '../../messages/shop/pictures.ts'
import { productSummary } from '../catalogue/products/product-view.ts'
import { findProduct, type Product } from '../catalogue/products/products.ts'
import { findSalts } from '../catalogue/products/salts.ts'
import { findHomeopathyById } from '../catalogue/remedies/find-remedies.ts'
import { option } from '../content/options.ts'
import { findPictures, type ShowPicture } from '../content/pictures/find-pictures.ts'
import type { Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'

/** What is pictured, with its name and alternative text in the language. */
export type FoundPicture = { picture: Picture; title: string; alt: string; image?: UploadedPicture }

const picturedIn = async (
  db: Database,
  language: Language,
  line: LabelledLine,
): Promise<FoundPicture> => {
  const t: Parameters<typeof pictureText>[1] = (text) => i18nIn[language]._(text)
  const picture = linePicture(line, { laboratory: await option(db, 'legal_name'), t })
  return { picture, title: line.name, alt: pictureText(picture, t) }
}

const productLine = (product: Product, language: Language, showImage: ShowPicture) => {
  const summary = productSummary(product, { audiences: {}, language, showImage })
  const { kind, title, formKey, image } = summary
  const line = { name: title, info: productInfo({ ...summary, form: formKey }) }
  return { kind, line, image: image && decodePictureAddress(image) }
}

/** The picture of a ready product with its kind; undefined for price products and unknown slugs. */
export const findProductPicture = async (
  db: Database,
  slug: string,
  language: Language,
): Promise<(FoundPicture & { kind: ShownKind }) | undefined> => {
  const found = await findProduct(db, slug)
  if (!found) return undefined
  const { kind, line, image } = productLine(found, language, await findPictures(db, language))
  return { ...(await picturedIn(db, language, line)), kind, ...(image && { image }) }
}

/** The picture of a Schüssler salt in its customary form. */
export const findSaltPicture = async (db: Database, slug: string, language: Language) => {
  const audiences = await option(db, 'text_sections')
  const salt = (await findSalts(db, { audiences, language })).find((one) => one.slug === slug)
  if (!salt) return undefined
  const form = customarySaltForm(salt.nr, salt.forms) ?? salt.forms[0] ?? 'pl_6'
  return picturedIn(db, language, { name: salt.name, info: saltInfo(form, salt.id) })
}

/** The picture of a complete selection in the address of single remedies. */
export const findRemedyPicture = async (db: Database, code: string, language: Language) => {
  const remedy = await findHomeopathyById(db, Number(/^a-(\d{1,9})/.exec(code)?.[1]))
  const selection = readRemedyCode(code, () => remedy)
  if (!remedy || !isSelectionComplete(selection)) return undefined
  const info = homeopathyInfo(selection, remedy.id)
  return picturedIn(db, language, { name: remedy.name, info })
}
