import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { LocationProblems } from '../../../../domain/locations/check-location.ts'
import { mapCategories } from '../../../../domain/locations/map-location.ts'
import { cleanLine } from '../../../../domain/order/free-text.ts'
import { locationProblemMessages } from '../../../../messages/server/locations.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { changeContent } from '../../../content/content-version.ts'
import { i18nIn } from '../../../i18n.ts'
import { listLocationsForStaff, locationSorts } from '../../../locations/list-locations.ts'
import {
  addLocation,
  changeLocation,
  deleteLocation,
  findLocation,
  type LocationRefusal,
} from '../../../locations/save-location.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { numberInAddress } from '../../fields.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { readVersion } from '../read-version.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { locationFields, locationRequest, locationSchema, locationView } from './location-schema.ts'

const params = z.object({
  id: numberInAddress,
})

const listQuery = z.object({
  search: searchText,
  category: z
    .enum(mapCategories, 'value-invalid')
    .optional()
    .openapi({ description: 'Category of the filter.' }),
  ...sortBy(locationSorts),
  range,
})

const locationResponse = {
  description: 'The location.',
  content: { 'application/json': { schema: locationSchema } },
}

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const routesOf = (services: Services) => ({
  list: createRoute({
    method: 'get',
    path: '/admin/locations',
    ...staffOnly(services, 'locations.read'),
    summary: 'Lists the locations of the map; without a sort, by name',
    request: { query: listQuery },
    responses: {
      200: {
        description: 'Locations; the header `Content-Range` has the range and the total number.',
        content: { 'application/json': { schema: z.array(locationSchema) } },
      },
      ...errors(401, 403, 422),
    },
  }),
  one: createRoute({
    method: 'get',
    path: '/admin/locations/{id}',
    ...staffOnly(services, 'locations.read'),
    summary: 'Retrieves a location',
    request: { params },
    responses: { 200: locationResponse, ...errors(401, 403, 404, 422) },
  }),
  add: createRoute({
    method: 'post',
    path: '/admin/locations',
    ...staffOnly(services, 'locations.write'),
    summary: 'Adds a location',
    request: { body: json(z.object(locationRequest)) },
    responses: { 200: locationResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  change: createRoute({
    method: 'patch',
    path: '/admin/locations/{id}',
    ...staffOnly(services, 'locations.write'),
    summary: 'Changes a location',
    request: {
      params,
      body: json(
        z.object({
          ...locationRequest,
          version: readVersion,
        }),
      ),
    },
    responses: { 200: locationResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/admin/locations/{id}',
    ...staffOnly(services, 'locations.write'),
    summary: 'Deletes a location',
    request: { params },
    responses: { 200: locationResponse, ...errors(401, 403, 404, 422) },
  }),
})

const failLocation = (c: ErrorContext, refusal: LocationRefusal) => {
  if (refusal.code === 'location-unknown') return fail(c, 'not-found')
  if (refusal.code === 'edit-conflict') return fail(c, 'edit-conflict')
  const problems = Object.entries(refusal.problems) as [
    string,
    NonNullable<LocationProblems[keyof LocationProblems]>,
  ][]
  const fields = problems.map(
    ([name, problem]) =>
      [name, i18nIn[c.var.language]._(locationProblemMessages[problem])] as const,
  )
  return fail(c, 'fields-invalid', { fields: Object.fromEntries(fields) })
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
export const addLocationRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db, now } = services
  const routes = routesOf(services)
  const shared = { resource: 'locations' as const }

  /** Changes the public map, which is cached. */
  const change = async <Value>(
    work: (trx: Parameters<typeof addLocation>[0]) => Promise<Value>,
  ) => {
    const values: Value[] = []
    await changeContent(db, async (trx) => void values.push(await work(trx)))
    return values[0] as Value
  }

  api.openapi(routes.list, async (c) => {
    const { range, ...query } = c.req.valid('query')
    const { locations, total } = await listLocationsForStaff(db, { ...query, ...range })
    setContentRange(c, 'locations', range, locations.length, total)
    return c.json(locations.map(locationView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const location = await findLocation(db, c.req.valid('param').id)
    return location ? c.json(locationView(location), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.add, async (c) => {
    const fields = cleaned(c.req.valid('json'))
    const added = await change(async (trx) => {
      const result = await addLocation(trx, fields)
      if (result.ok) {
        const { id, name } = result.value
        const after = locationFields(result.value)
        const event = { actor: actorOf(c), action: 'create', recordId: id, label: name, now: now() }
        await recordChange(trx, { ...shared, ...event, after })
      }
      return result
    })
    return added.ok
      ? c.json(locationView({ ...added.value, version: 0 }), 200)
      : failLocation(c, added.refusal)
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const { version, ...body } = c.req.valid('json')
    const changed = await change(async (trx) => {
      const result = await changeLocation(trx, { id, version, fields: cleaned(body) })
      if (result.ok) {
        const before = locationFields(result.value.before)
        const after = locationFields(result.value.after)
        const event = { actor: actorOf(c), action: 'update', recordId: id, now: now() }
        await recordChange(trx, { ...shared, ...event, label: before.name, before, after })
      }
      return result
    })
    return changed.ok
      ? c.json(locationView(changed.value.after), 200)
      : failLocation(c, changed.refusal)
  })

  api.openapi(routes.remove, async (c) => {
    const { id } = c.req.valid('param')
    const deleted = await change(async (trx) => {
      const result = await deleteLocation(trx, id)
      if (result.ok) {
        const before = locationFields(result.value)
        const event = { actor: actorOf(c), action: 'delete', recordId: id, now: now() }
        await recordChange(trx, { ...shared, ...event, label: before.name, before })
      }
      return result
    })
    return deleted.ok
      ? c.json(locationView({ ...deleted.value, version: 0 }), 200)
      : fail(c, 'not-found')
  })
}
