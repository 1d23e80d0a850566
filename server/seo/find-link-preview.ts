import { pageIllustration, pageImage } from '../../domain/content/page-illustrations.ts'
import type { Language } from '../../domain/language.ts'
import { decodePictureAddress, type UploadedPicture } from '../../domain/media/picture-address.ts'
import { isListed } from '../../domain/page/listed-pages.ts'
import { productPageOf } from '../../domain/page/path.ts'
import { type PageKey, pageKeys } from '../../domain/page/route-words.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { findPageBySlug, findPageText, type PageText } from '../content/find-page.ts'
import type { Database } from '../db/client.ts'
import { findProductPicture, findRemedyPicture, findSaltPicture } from './find-picture.ts'

/**
 * A page in a link preview; `picture`: name of an illustration, or a container; `image`: of the
 * media library, in its place.
 */
export type LinkPreview = {
  key: PageKey
  title: string
  picture: string | Picture
  image?: UploadedPicture | undefined
}

type PageReference = { key: PageKey; param: string; language: Language }
type Find = (db: Database, page: PageReference) => Promise<Omit<LinkPreview, 'key'> | undefined>

const titleOf = ({ title, meta }: PageText) =>
  meta.find(({ property }) => property === 'og:title')?.content || title

const imageOf = (address: string | undefined) =>
  address ? decodePictureAddress(address) : undefined

/** Where an image cannot be shown, the page's illustration is. */
const illustrationOr = (picture: string | undefined, otherwise: string) =>
  picture && /^[a-z0-9-]+$/.test(picture) ? picture : otherwise

const picturesOf = (page: PageText) => ({
  picture: illustrationOr(pageImage(page), pageIllustration(page.key)),
  image: imageOf(pageImage(page)),
})

const findWritten: Find = async (db, { key, param, language }) => {
  const found = param ? undefined : await findPageText(db, key, language)
  return found && { title: titleOf(found), ...picturesOf(found) }
}

const findOwn =
  (prefix: string): Find =>
  async (db, { param, language }) => {
    const found = await findPageBySlug(db, prefix, param, language)
    return found && { title: titleOf(found), ...picturesOf(found) }
  }

const findOfProduct: Find = async (db, { key, param, language }) => {
  const found = await findProductPicture(db, param, language)
  return found && productPageOf(found.kind) === key ? found : undefined
}

const findOfSalt: Find = (db, { param, language }) => findSaltPicture(db, param, language)

/** The chosen preparation; otherwise the page. */
const findOfRemedy: Find = async (db, page) =>
  (page.param && (await findRemedyPicture(db, page.param, page.language))) ||
  findWritten(db, { ...page, param: '' })

const finders: Partial<Record<PageKey, Find>> = {
  'health.topic': findOwn('health.'),
  'resources.topic': findOwn('resources.'),
  'news.post': findOwn('news.'),
  'shop.schussler_salts.product': findOfSalt,
  'shop.homeopathy.remedies': findOfRemedy,
}

const finderOf = (key: PageKey): Find =>
  finders[key] ?? (key.endsWith('.product') ? findOfProduct : findWritten)

/** A public page by key and parameter; undefined for hidden or unknown pages. */
export const findLinkPreview = async (
  db: Database,
  name: string,
  param: string,
  language: Language,
): Promise<LinkPreview | undefined> => {
  const key = pageKeys.find((one) => one === name)
  if (!key || !isListed(key)) return undefined
  const found = await finderOf(key)(db, { key, param, language })
  return found && { key, title: found.title, picture: found.picture, image: found.image }
}
