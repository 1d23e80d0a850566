import { z } from '@hono/zod-openapi'
import type { LocationInput } from '../../../../domain/locations/check-location.ts'
import { mapCategories } from '../../../../domain/locations/map-location.ts'
import type { EditedLocation } from '../../../locations/save-location.ts'
import { line } from '../../fields.ts'

const degrees = z.number('value-invalid').describe('Degrees, WGS 84.')

const category = z.enum(mapCategories, 'value-invalid').describe('Category of the filter.')

/** As sent by staff; the rules of the domain check the values. */
export const locationRequest = {
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

export const locationSchema = z
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
export const locationView = (location: EditedLocation): z.infer<typeof locationSchema> => ({
  id: location.id,
  version: location.version,
  ...locationFields(location),
})

export const locationFields = (location: LocationInput): LocationInput => ({
  name: location.name,
  category: location.category,
  address: location.address,
  latitude: location.latitude,
  longitude: location.longitude,
  function: location.function,
  website: location.website,
})
