import type { Kysely } from 'kysely'
import { json } from '../json.ts'

type Block = { type: string; [field: string]: unknown }

const textColumns = ['picture', 'preview', 'tagline', 'caption', 'slug', 'date'] as const
const jsonColumns = ['picture_position', 'former_slugs'] as const

type Columns = Record<(typeof textColumns)[number] | (typeof jsonColumns)[number], string | null>
type Page = Columns & {
  page_key: string
  language: string
  blocks: unknown
  lead: string
  position: number
}

const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other)
const jsonOf = (value: unknown) => (value === undefined || value === null ? null : json(value))

const columnsOf = (head: Record<string, unknown>) => ({
  lead: textOr(head.lead, ''),
  position: Number.isInteger(head.position) ? Number(head.position) : 0,
  ...(Object.fromEntries(textColumns.map((name) => [name, textOr(head[name], null)])) as Columns),
  picture_position: jsonOf(head.picturePosition),
  former_slugs: jsonOf(Array.isArray(head.formerSlugs) ? head.formerSlugs : undefined),
})

/** Until now the head of a page was its first block, of type `head`. */
export const up = async (db: Kysely<{ page: Page }>) => {
  const { schema } = db
  const add = (name: string, type: 'text' | 'jsonb') =>
    schema.alterTable('page').addColumn(name, type).execute()
  await schema
    .alterTable('page')
    .addColumn('lead', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  for (const name of textColumns) await add(name, 'text')
  for (const name of jsonColumns) await add(name, 'jsonb')
  await schema
    .alterTable('page')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()

  const pages = await db.selectFrom('page').select(['page_key', 'language', 'blocks']).execute()
  for (const { page_key, language, blocks } of pages) {
    const [first, ...rest] = blocks as readonly Block[]
    if (first?.type !== 'head') continue
    await db
      .updateTable('page')
      .set({ ...columnsOf(first), blocks: json(rest) })
      .where('page_key', '=', page_key)
      .where('language', '=', language)
      .execute()
  }
}
