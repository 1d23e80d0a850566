import * as z from 'zod'
import type { CartInfo } from '../../../domain/cart/cart-info.ts'
import { shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { sizedFamilyNames } from '../../../domain/catalogue/sized-family.ts'
import { fallbackLanguage } from '../../../domain/language.ts'
import { everyLine } from '../../../domain/order/decide.ts'
import type { PostedInfo, PostedItem } from '../../../domain/order/posted-item.ts'
import type { Database } from '../../db/client.ts'
import { decideItems, findLineFacts } from '../../orders/placing/decide-items.ts'
import type { ImportContext } from '../import-context.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { sourceFields, textOf } from '../source-fields.ts'
import type { SourceLine } from './source-order.ts'

const text = z.union([z.string(), z.number()]).transform(String)
const carrier = text.optional()
const remedy = z.coerce.number().int().positive().optional().catch(undefined)

/** One substance per line, or a list of them (D2 §3). */
const substances = z.union([
  z.array(z.string()).min(1),
  z.string().transform((lines) => lines.split(/\r?\n/).filter((line) => line.trim())),
])

const preparation = { form: text, size: text, carrier }

const infos = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('homeopathy'), remedy, scale: text, dilution: text },
    ...preparation,
  }),
  z.object({ type: z.literal('custom'), name: z.string().optional(), substances, ...preparation }),
  z.object({ type: z.literal('schussler'), remedy, form: text }),
  ...sizedFamilyNames.map((type) => z.object({ type: z.literal(type), remedy, size: text })),
  ...shownKinds.map((type) => z.object({ type: z.literal(type) })),
])

const choices = ['scale', 'dilution', 'form', 'size', 'carrier', 'remedy', 'substances', 'name']

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** The choices of a line: the info of its cart line (D2 §3), or a custom field for each. */
const readInfo = (item: SourceRecord): PostedInfo | undefined => {
  const fields = sourceFields({ meta_data: item.meta_data, meta: parsed(item.meta) })
  const info = parsed(fields.take('info'))
  const given: SourceRecord = isRecord(info)
    ? info
    : Object.fromEntries(['type', ...choices].map((name) => [name, fields.take(name)]))
  const type = textOf(given.type).toLowerCase()
  if (!Object.hasOwn(everyLine, type)) return undefined
  const read = infos.safeParse({ ...given, type })
  return read.success ? (read.data as PostedInfo) : undefined
}

/** An article of this shop; a text line is of none. */
export type FoundArticle = { productId: number; info: CartInfo }

/** That of a line whose article this shop does not have. */
export const noArticle: FoundArticle = { productId: 0, info: { type: 'otc', form: '', size: '' } }

/** Finds the articles of lines; in the order of the lines. */
export type FindArticles = (lines: readonly SourceLine[]) => Promise<FoundArticle[]>

/** Products of this shop by id and slug; those of the former shop have slugs by id. */
const readProducts = async (db: Database, { source }: Pick<ImportContext, 'source'>) => {
  const own = await db.selectFrom('product').select(['id', 'slug', 'kind']).execute()
  const bySlug = new Map(own.map((product) => [product.slug, product]))
  const byId = new Map(own.map((product) => [String(product.id), product]))
  const slugs = new Map<string, string>()
  for await (const records of source.read('products'))
    for (const { id, slug } of records) slugs.set(textOf(id), textOf(slug))
  return (id: string) => {
    const slug = slugs.get(id)
    return slug === undefined ? byId.get(id) : bySlug.get(slug)
  }
}

/**
 * Articles by the choices of a line, else by its ready product. The rules of this shop decide: what
 * it does not make becomes a text line.
 */
export const createArticleSearch = async ({
  db,
  source,
}: Pick<ImportContext, 'db' | 'source'>): Promise<FindArticles> => {
  const productOf = await readProducts(db, { source })
  const postedOf = ({ productId, name, item }: SourceLine): PostedItem | undefined => {
    const product = productOf(productId)
    const info = product && product.kind !== 'price' ? { type: product.kind } : readInfo(item)
    return info && { id: product?.id ?? 0, quantity: 1, name, info: info as PostedInfo }
  }
  return async (lines) => {
    const posted = lines.map(postedOf)
    const items = posted.filter((one) => one !== undefined)
    const facts = await findLineFacts(db, items, fallbackLanguage)
    const decided = (await decideItems(db, items, facts)).values()
    return posted.map((one) => {
      const found = one && decided.next().value
      return found?.ok ? { productId: found.value.product.id, info: found.value.info } : noArticle
    })
  }
}
