import { z } from '@hono/zod-openapi'
import { languages } from '../../../domain/language.ts'
import { line } from '../fields.ts'

export type ContentKind = 'pages' | 'posts' | 'media'

const listed = (text: string) => text.split(/[\s,]+/).filter((part) => part !== '')

const count = (pattern: RegExp) => z.string().regex(pattern).transform(Number)

const ids = line(2_000)
  .transform(listed)
  .pipe(z.array(count(/^\d{1,15}$/)).max(100))

const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/)
  .transform((text) => new Date(/(Z|[+-]\d\d:\d\d)$|^.{10}$/.test(text) ? text : `${text}Z`))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString())

const orders = [
  'date',
  'id',
  'include',
  'include_slugs',
  'menu_order',
  'modified',
  'relevance',
  'slug',
  'title',
] as const

/** A parameter: how it is read, and how the description of the API shows it. */
const parameter = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  shape: { type: string; [key: string]: unknown } = { type: 'string' },
) => ({
  schema,
  described: z
    .any()
    .optional()
    .openapi({ description, ...shape } as never),
})

const list = (type: 'string' | 'integer') => ({
  type: 'array',
  items: { type },
  param: { style: 'form', explode: false },
})

const single = {
  lang: parameter(z.enum(languages).optional(), 'Language; English if absent.', {
    type: 'string',
    enum: [...languages],
  }),
  _fields: parameter(
    line(500).transform(listed).pipe(z.array(z.string()).max(50)).optional(),
    'Only these fields, such as `id` and `title.rendered`.',
    list('string'),
  ),
  context: parameter(z.enum(['view']).optional(), 'Always `view`.', {
    type: 'string',
    enum: ['view'],
  }),
}

/** Of `GET /wp/v2/{kind}`, as WordPress names them. */
const parametersOf = (kind: ContentKind) => ({
  ...single,
  page: parameter(count(/^[1-9]\d{0,5}$/).default(1), 'Page of the list, from 1.', {
    type: 'integer',
    minimum: 1,
    default: 1,
  }),
  per_page: parameter(count(/^([1-9]\d?|100)$/).default(10), 'Number per page.', {
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 10,
  }),
  offset: parameter(
    count(/^\d{1,6}$/).optional(),
    'Number of records to skip, in place of `page`.',
    { type: 'integer', minimum: 0 },
  ),
  search: parameter(
    line(200)
      .transform((text) => text.trim())
      .optional(),
    'Words, all of which are in title, excerpt or content.',
  ),
  include: parameter(ids.optional(), 'Only these ids.', list('integer')),
  exclude: parameter(ids.optional(), 'Without these ids.', list('integer')),
  slug: parameter(
    line(200).transform(listed).optional(),
    'Only records with these slugs, or keys of pages.',
    list('string'),
  ),
  after: parameter(instant.optional(), 'Published after this time.'),
  before: parameter(instant.optional(), 'Published before this time.'),
  modified_after: parameter(instant.optional(), 'Changed after this time.'),
  modified_before: parameter(instant.optional(), 'Changed before this time.'),
  orderby: parameter(
    z.enum(orders).optional(),
    kind === 'pages' ? 'Order; that of the menu if absent.' : 'Order; by date if absent.',
    { type: 'string', enum: [...orders] },
  ),
  order: parameter(z.enum(['asc', 'desc']).optional(), 'Direction; `desc` with an `orderby`.', {
    type: 'string',
    enum: ['asc', 'desc'],
  }),
  status: parameter(
    z.enum([kind === 'media' ? 'inherit' : 'publish']).optional(),
    'Only published records exist.',
  ),
})

/** Parameters of WordPress that would change the response, but are not supported: refused. */
const unsupported: ReadonlySet<string> = new Set([
  '_embed',
  '_envelope',
  '_jsonp',
  '_method',
  'author',
  'author_exclude',
  'categories',
  'categories_exclude',
  'filter',
  'format',
  'ignore_sticky',
  'media_type',
  'menu_order',
  'mime_type',
  'parent',
  'parent_exclude',
  'password',
  'search_columns',
  'search_semantics',
  'sticky',
  'tags',
  'tags_exclude',
  'tax_relation',
])

type Parameters = Readonly<Record<string, ReturnType<typeof parameter>>>

type Shape<Found extends Parameters> = { [Name in keyof Found]: Found[Name]['schema'] }

const shapeOf = <Found extends Parameters>(parameters: Found) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { schema }]) => [name, schema]),
  ) as Shape<Found>

const describedOf = (parameters: Parameters) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { described }]) => [name, described]))

const schemas = {
  pages: z.object(shapeOf(parametersOf('pages'))),
  posts: z.object(shapeOf(parametersOf('posts'))),
  media: z.object(shapeOf(parametersOf('media'))),
} as const satisfies Record<ContentKind, z.ZodType>

const singleSchema = z.object(shapeOf(single))

export type ListQuery = z.output<(typeof schemas)['pages']> | z.output<(typeof schemas)['media']>

export const describedListQuery = (kind: ContentKind) => describedOf(parametersOf(kind))
export const describedRecordQuery = describedOf(single)

/** The value of each parameter; `include[]=1&include[]=2` is '1,2'. */
const valuesOf = (url: string) => {
  const values = new Map<string, string>()
  for (const [name, value] of new URL(url).searchParams) {
    const base = name.replace(/\[.*$/, '')
    const former = values.get(base)
    values.set(base, former !== undefined && base !== name ? `${former},${value}` : value)
  }
  return values
}

/** The query, or the names of parameters that are invalid or not supported. Others are ignored. */
export type ReadQuery<Query> = { query: Query } | { invalid: readonly string[] }

const readQuery = <Query>(url: string, schema: z.ZodType<Query>): ReadQuery<Query> => {
  const values = valuesOf(url)
  const refused = [...values.keys()].filter((name) => unsupported.has(name))
  const read = schema.safeParse(Object.fromEntries(values))
  if (read.success && refused.length === 0) return { query: read.data }
  const invalid = read.error?.issues.map(({ path: [name] }) => String(name)) ?? []
  return { invalid: [...new Set([...invalid, ...refused])] }
}

export const readListQuery = (url: string, kind: ContentKind): ReadQuery<ListQuery> =>
  readQuery<ListQuery>(url, schemas[kind])

export const readRecordQuery = (url: string) => readQuery(url, singleSchema)
