import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import type { LocationInput } from '../../../../domain/locations/check-location.ts'
import { mapCategories } from '../../../../domain/locations/map-location.ts'
import { cleanLine } from '../../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { locationProblemMessages } from '../../../../messages/server/locations.ts'
import { i18nIn } from '../../../i18n.ts'
import { listLocationsForStaff, locationSorts } from '../../../locations/list-locations.ts'
import {
  addLocation,
  changeLocation,
  deleteLocation,
  type EditedLocation,
  findLocation,
  type LocationRefusal,
} from '../../../locations/save-location.ts'
import { line, numberInAddress } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { listRoute, searchText } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const degrees = z.number('value-invalid').describe('Degrees, WGS 84.')

const category = z.enum(mapCategories, 'value-invalid').describe('Category of the filter.')

/** As sent by staff; the rules of the domain check the values. */
const locationRequest = {
  name: line(400).describe('Name of the place.'),
  category,
  address: line(400).openapi({
    description: 'Address in one line, with postcode and town.',
    example: 'Rue du Lac 4, 1003 Lausanne',
  }),
  latitude: degrees,
  longitude: degrees,
  function: line(400).default('').openapi({ description: 'Empty unless `Other therapist`.' }),
  website: line(400).default('').describe('Address of the website; empty if there is none.'),
}

const locationSchema = z
  .object({
    id: z.int(),
    version: z.int().describe('Counts changes; sent back with a change.'),
    name: z.string(),
    category,
    address: z.string().describe('Address in one line, with postcode and town.'),
    latitude: z.number().describe('Degrees, WGS 84.'),
    longitude: z.number().describe('Degrees, WGS 84.'),
    function: z.string().openapi({ description: 'Empty unless `Other therapist`.' }),
    website: z.string().describe('As entered; empty if there is none.'),
  })
  .openapi('Location')

/** Lists every field, so that new columns are not exposed. */
const locationView = (location: EditedLocation): z.infer<typeof locationSchema> => ({
  id: location.id,
  version: location.version,
  ...locationFields(location),
})

const locationFields = (location: LocationInput): LocationInput => ({
  name: location.name,
  category: location.category,
  address: location.address,
  latitude: location.latitude,
  longitude: location.longitude,
  function: location.function,
  website: location.website,
})

const params = { id: numberInAddress }

/** Refusals with the messages of the fields. */
const answered = <Value>(result: Result<Value, LocationRefusal>, language: Language) => {
  if (result.ok) return result
  const { refusal } = result
  if (refusal.code !== 'fields-invalid') return refuse(refusal.code)
  const fields = Object.entries(refusal.problems).map(([name, problem]) => [
    name,
    i18nIn[language]._(locationProblemMessages[problem]),
  ])
  return refuse({ code: refusal.code, fields: Object.fromEntries(fields) })
}

const cleaned = (body: z.infer<z.ZodObject<typeof locationRequest>>) =>
  locationFields({
    ...body,
    name: cleanLine(body.name, 1_000),
    address: cleanLine(body.address, 1_000),
    function: cleanLine(body.function, 1_000),
    website: cleanLine(body.website, 1_000),
  })

/** The locations of the map. */
export const locationRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/locations',
    permission: 'locations.read',
    summary: 'Lists the locations of the map; without a sort, by name',
    query: {
      search: searchText,
      category: z
        .enum(mapCategories, 'value-invalid')
        .optional()
        .describe('Category of the filter.'),
    },
    sorts: locationSorts,
    returns: locationSchema,
    find: ({ db }, query) => listLocationsForStaff(db, query),
    view: locationView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/locations/{id}',
    permission: 'locations.read',
    summary: 'Retrieves a location',
    params,
    returns: locationSchema,
    run: async ({ db }, { params: { id } }) => {
      const location = await findLocation(db, id)
      return ok(location && locationView(location))
    },
  }),
  changeRoute({
    method: 'post',
    path: '/admin/locations',
    permission: 'locations.write',
    summary: 'Adds a location',
    body: z.object(locationRequest),
    returns: locationSchema,
    refuses: [409],
    run: async (trx, { body, language }) =>
      answered(await addLocation(trx, cleaned(body)), language),
    log: (location) => ({
      action: 'create',
      resource: 'locations',
      recordId: location.id,
      label: location.name,
      after: locationFields(location),
    }),
    view: (location) => locationView({ ...location, version: 0 }),
  }),
  changeRoute({
    method: 'patch',
    path: '/admin/locations/{id}',
    permission: 'locations.write',
    summary: 'Changes a location',
    params,
    body: z.object({ ...locationRequest, version: readVersion }),
    returns: locationSchema,
    refuses: [409],
    run: async (trx, { params: { id }, body: { version, ...body }, language }) =>
      answered(await changeLocation(trx, { id, version, fields: cleaned(body) }), language),
    log: ({ before, after }) => ({
      action: 'update',
      resource: 'locations',
      recordId: before.id,
      label: before.name,
      before: locationFields(before),
      after: locationFields(after),
    }),
    view: ({ after }) => locationView(after),
  }),
  changeRoute({
    method: 'delete',
    path: '/admin/locations/{id}',
    permission: 'locations.write',
    summary: 'Deletes a location',
    params,
    returns: locationSchema,
    run: async (trx, { params: { id }, language }) =>
      answered(await deleteLocation(trx, id), language),
    log: (location) => ({
      action: 'delete',
      resource: 'locations',
      recordId: location.id,
      label: location.name,
      before: locationFields(location),
    }),
    view: (location) => locationView({ ...location, version: 0 }),
  }),
]
