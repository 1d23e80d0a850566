import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '../api-env.ts'
import { publicAccess } from '../public-access.ts'

const about: Parameters<OpenAPIHono['getOpenAPI31Document']>[0] = {
  openapi: '3.1.0',
  info: {
    title: 'Officina',
    version: '1',
    description: 'The HTTP API of the shop. All errors have the shape `Error`.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }, { cookie: [] }],
}

/** `GET /openapi.json`: generated from the schemas that validate requests. */
export const addDescription = (api: OpenAPIHono<ApiEnv>) => {
  const { openAPIRegistry: registry } = api
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-officina',
  })
  let description: ReturnType<typeof api.getOpenAPI31Document> | undefined
  api.get('/openapi.json', publicAccess, (c) => {
    description ??= api.getOpenAPI31Document(about)
    return c.json(description)
  })
}
