import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { mapCategories } from '../../../domain/locations/map-location.ts'
import { jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { readLocations } from '../../locations/find-locations.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { jsonAnswer } from '../error.ts'

const recordSchema = z
  .object({
    id: z.int(),
    fields: z
      .object({
        name: z.string(),
        category: z.enum(mapCategories).describe('Category of the filter.'),
        address: z.string().openapi({
          description: 'Address in one line, with postcode and town.',
          example: 'Rue du Lac 4, 1003 Lausanne',
        }),
        latitude: z.number().describe('Degrees, WGS 84.'),
        longitude: z.number().describe('Degrees, WGS 84.'),
        function: z.string().openapi({ description: 'Empty unless `Other therapist`.' }),
        website: z.string().describe('As entered; empty if there is none.'),
      })
      .describe('Fields of the place.'),
  })
  .openapi('MapRecord')

const tableSchema = z.object({
  records: z.array(recordSchema).describe('Places, by id.'),
})

const route = createRoute({
  method: 'get',
  path: '/tables/Map',
  tags: ['Content'],
  summary: 'Lists the locations of the map',
  description: 'All places where the remedies are found, by id (D1 §3).',
  responses: {
    200: jsonAnswer('All places.', tableSchema),
    304: { description: 'Not modified since the version of `If-None-Match`.' },
  },
})

/** `GET /tables/Map`: the locations in the format of D1 §7. */
export const addMapRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route, (c) =>
    sendJson(c, services, { key: 'map' }, async () => ({
      body: jsonBuffer({
        records: (await readLocations(services.db)).map(({ id, ...fields }) => ({ id, fields })),
      }),
    })),
  )
}
