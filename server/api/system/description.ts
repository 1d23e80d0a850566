import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '../api-env.ts'
import { compressed, publicAccess } from '../declare-route.ts'
import { fieldDescription } from './field-descriptions.ts'

const about: Parameters<OpenAPIHono['getOpenAPI31Document']>[0] = {
  openapi: '3.1.0',
  info: {
    title: 'Officina',
    version: '1',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    description:
      'The HTTP API of the shop. Errors have the shape `Error`. Amounts are strings in CHF with two decimals, times are ISO 8601 in UTC. Texts are in the language of the query parameter `lang`, else of `Accept-Language`.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }, { cookie: [] }],
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const describe = (name: string, field: unknown) => {
  if (!isNode(field) || field.description !== undefined || field.$ref) return field
  const description = fieldDescription(name)
  return description ? { ...field, description } : field
}

/** Adds descriptions of common fields to properties and parameters that have none. */
const describeFields = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(describeFields)
  if (!isNode(node)) return node
  const described = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, describeFields(value)]),
  )
  if (typeof node.in === 'string' && typeof node.name === 'string')
    return describe(node.name, described)
  const { properties } = described
  if (!isNode(properties)) return described
  const fields = Object.entries(properties).map(([name, field]) => [name, describe(name, field)])
  return { ...described, properties: Object.fromEntries(fields) }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `get /items/{id}/texts` → `getItemsByIdTexts`. */
const operationIdOf = (method: string, path: string) =>
  method +
  path
    .replaceAll('{', 'by/')
    .split(/[^A-Za-z0-9]+/)
    .map(capitalized)
    .join('')

/** Names every operation. Of paths that are served with and without a trailing slash, the latter is described. */
const describePaths = (paths: Node): Node =>
  Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => !path.endsWith('/') || !(path.slice(0, -1) in paths))
      .map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations as Record<string, Node>).map(([method, operation]) => [
            method,
            { operationId: operationIdOf(method, path), ...operation },
          ]),
        ),
      ]),
  )

/** `GET /openapi.json`: generated from the schemas that validate requests. */
export const addDescription = (api: OpenAPIHono<ApiEnv>) => {
  const { openAPIRegistry: registry } = api
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-officina',
  })
  let description: unknown
  api.get('/openapi.json', compressed, publicAccess, (c) => {
    if (!description) {
      const { paths = {}, ...document } = api.getOpenAPI31Document(about)
      description = describeFields({ ...document, paths: describePaths(paths as Node) })
    }
    return c.json(description as object)
  })
}
