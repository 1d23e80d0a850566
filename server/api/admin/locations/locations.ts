import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
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
  findLocation,
  type LocationRefusal,
} from '../../../locations/save-location.ts'
import { numberInAddress } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { searchText } from '../list-range.ts'
import { listRoute } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'
import { locationFields, locationRequest, locationSchema, locationView } from './location-schema.ts'

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
