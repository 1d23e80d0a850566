/** The parts of JSON Schema that the description has. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: readonly unknown[]
  const?: unknown
  example?: unknown
  default?: unknown
  minimum?: number
  minLength?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

type Content = { content?: Record<string, { schema?: Schema }> }

export type Operation = {
  parameters?: readonly { name: string; in: string }[]
  responses: Record<string, Content>
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const formats: Record<string, string> = {
  email: 'someone@example.ch',
  date: '2026-11-30',
  'date-time': '2026-11-30T08:00:00.000Z',
}

/** A small value that the schema describes: required fields only. */
export const exampleOf = (schema: Schema, schemas: Record<string, Schema>): unknown => {
  const { $ref, example, default: preset, enum: values, type } = schema
  const target = $ref && schemas[$ref.split('/').at(-1) ?? '']
  if (target) return exampleOf(target, schemas)
  if (example !== undefined) return example
  if (preset !== undefined) return preset
  if (schema.const !== undefined) return schema.const
  if (values) return values[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice, schemas)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas)))
  const kind = Array.isArray(type) ? type[0] : type
  if (kind === 'string')
    return formats[schema.format ?? ''] ?? 'a'.repeat(Math.max(1, schema.minLength ?? 1))
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1
  if (kind === 'boolean') return true
  if (kind === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () =>
      exampleOf(schema.items ?? {}, schemas),
    )
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(
    required.map((name) => [name, exampleOf(properties[name] ?? {}, schemas)]),
  )
}
