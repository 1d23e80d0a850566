import { type Coordinates, isMapCategory, type MapLocation } from './map-location.ts'
import { readAddressEnd } from './places.ts'
import { readWebsite } from './website.ts'

/** The columns of a location, as stored. */
export type LocationInput = Omit<MapLocation, 'id'>

/** In the order of forms and files. */
export const locationFieldNames = [
  'name',
  'category',
  'address',
  'latitude',
  'longitude',
  'function',
  'website',
] as const satisfies readonly (keyof LocationInput)[]

type LocationFieldName = (typeof locationFieldNames)[number]

export type LocationProblem =
  | 'blank'
  | 'too-long'
  | 'category-unknown'
  | 'not-a-number'
  | 'outside-map'
  | 'town-missing'
  | 'website-invalid'
  | 'function-not-shown'
  | 'formula'

export type LocationProblems = Partial<Record<LocationFieldName, LocationProblem>>

/** In degrees: Europe, so that exchanged coordinates of Switzerland are refused. */
const mapBounds = { south: 35, north: 72, west: -25, east: 45 } as const

/** In characters. */
const maxLocationTexts = { name: 120, address: 200, function: 120, website: 200 } as const

type TextName = keyof typeof maxLocationTexts

/** Spreadsheets would run such a text as a formula. */
const isFormula = (text: string): boolean => /^\s*[=+\-@]/.test(text)

const checkText = (fields: LocationInput, name: TextName): LocationProblem | undefined => {
  const text = fields[name]
  if (text === '') return name === 'name' || name === 'address' ? 'blank' : undefined
  if ([...text].length > maxLocationTexts[name]) return 'too-long'
  if (isFormula(text)) return 'formula'
  if (name === 'address' && !readAddressEnd(text)) return 'town-missing'
  if (name === 'website' && !readWebsite(text)) return 'website-invalid'
  if (name === 'function' && fields.category !== 'Other therapist') return 'function-not-shown'
  return undefined
}

const checkDegrees = (
  fields: Coordinates,
  name: keyof Coordinates,
): LocationProblem | undefined => {
  const degrees = fields[name]
  if (!Number.isFinite(degrees)) return 'not-a-number'
  const [least, most] =
    name === 'latitude' ? [mapBounds.south, mapBounds.north] : [mapBounds.west, mapBounds.east]
  return degrees < least || degrees > most ? 'outside-map' : undefined
}

/** The rules of a location (D1 §3), by field; empty when valid. */
export const checkLocation = (fields: LocationInput): LocationProblems => {
  const problems: LocationProblems = {}
  for (const name of locationFieldNames) {
    const problem =
      name === 'category'
        ? isMapCategory(fields.category)
          ? undefined
          : ('category-unknown' as const)
        : name === 'latitude' || name === 'longitude'
          ? checkDegrees(fields, name)
          : checkText(fields, name)
    if (problem) problems[name] = problem
  }
  return problems
}
