import { z } from '@hono/zod-openapi'
import { mapCategories } from '../../../domain/locations/map-location.ts'
import { ok } from '../../../domain/result.ts'
import { jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { readLocations } from '../../locations/find-locations.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

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

/** `GET /tables/Map`: the locations in the format of D1 §7. */
export const mapRoute: ApiRoute = publicRoute({
  method: 'get',
  path: '/tables/Map',
  tag: 'Content',
  summary: 'Lists the locations of the map',
  description: 'All places where the remedies are found, by id (D1 §3).',
  returns: tableSchema,
  returned: 'All places.',
  isCached: true,
  run: async (services, { c }) =>
    ok(
      await sendJson(c, services, { key: 'map' }, async () => {
        const locations = await readLocations(services.db)
        return {
          body: jsonBuffer({ records: locations.map(({ id, ...fields }) => ({ id, fields })) }),
        }
      }),
    ),
})
