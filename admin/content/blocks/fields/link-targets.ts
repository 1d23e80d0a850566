import { productPageOf } from '../../../../domain/page/path.ts'
import type { PageKey } from '../../../../domain/page/route-words.ts'
import { api, type Schemas } from '../../../api/client.ts'

/** Something of the site that a link can lead to; `value` is what is stored. */
export type LinkTarget = {
  value: string
  title: string
  kind: 'page' | 'news' | 'health' | 'resources' | 'product' | 'remedy' | 'document'
}

/** The pages of remedies, by family; each salt has a page. */
const remedyPages: Readonly<Record<string, PageKey>> = {
  homeopathy: 'shop.homeopathy.remedies',
  gemmotherapy: 'shop.gemmotherapy',
  phytotherapy: 'shop.phytotherapy',
  oligotherapy: 'shop.oligotherapy',
}

const saltPage: PageKey = 'shop.schussler_salts.product'

export const remedyTarget = ({ id, family, name, code }: Schemas['ListedRemedy']): LinkTarget[] => {
  if (family === 'schussler' && code)
    return [{ value: `page:${saltPage}/${code}`, title: name, kind: 'remedy' }]
  const page = remedyPages[family]
  return page ? [{ value: `page:${page}/a-${id}`, title: name, kind: 'remedy' }] : []
}

const productTarget = ({ kind, code, name }: Schemas['ListedProduct']) =>
  ({ value: `page:${productPageOf(kind)}/${code}`, title: name, kind: 'product' }) as const

/** How many of each kind are offered. */
const range = '[0,7]'

export const findProductTargets = async (search: string) => {
  const query = { search, range, isListed: 'true' } as const
  return (await api.GET('/admin/products', { params: { query } })).data
}

export const findRemedyTargets = async (search: string) => {
  const query = { search, range, isListed: 'true' } as const
  return (await api.GET('/admin/remedies', { params: { query } })).data
}

const findDocuments = async (search: string): Promise<LinkTarget[]> => {
  const query = { search, range, kind: 'document' } as const
  const { data } = await api.GET('/admin/media', { params: { query } })
  return data.map(({ reference, title }) => ({ value: reference, title, kind: 'document' }))
}

/** Products, remedies and documents whose names contain the searched words. */
export const findTargets = async (search: string): Promise<LinkTarget[]> => {
  const [products, remedies, documents] = await Promise.all([
    findProductTargets(search),
    findRemedyTargets(search),
    findDocuments(search),
  ])
  return [...products.map(productTarget), ...remedies.flatMap(remedyTarget), ...documents]
}

/** Words of the code are in the name. */
const saltTitle = async (code: string) =>
  (await findRemedyTargets(code.replaceAll('-', ' '))).find((remedy) => remedy.code === code)?.name

export const productTitle = async (code: string) =>
  (await findProductTargets(code)).find((product) => product.code === code)?.name

/** The title of a stored link to something other than a page: a remedy, a product or a document. */
export const titleOfTarget = async (link: string): Promise<string | undefined> => {
  const [, remedy] = /^page:[\w.]+\/a-(\d+)/.exec(link) ?? []
  if (remedy) {
    const params = { path: { id: Number(remedy) } }
    return (await api.GET('/admin/remedies/{id}', { params })).data.name
  }
  const [, salt] = /^page:shop\.schussler_salts\.product\/([\w-]+)/.exec(link) ?? []
  if (salt) return saltTitle(salt)
  const [, product] = /^page:[\w.]+\.product\/([\w-]+)/.exec(link) ?? []
  if (product) return productTitle(product)
  const [, document] = /^\/files\/([\da-f-]{36})\.pdf$/.exec(link) ?? []
  if (!document) return undefined
  return (await api.GET('/admin/media/{id}', { params: { path: { id: document } } })).data.title
}
