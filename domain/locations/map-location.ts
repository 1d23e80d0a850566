/** The categories of the map, in the order of its filter (D1 §2). */
export const mapCategories = [
  'Pharmacy',
  'Drugstore',
  'Doctor',
  'Homeopath',
  'Naturopath',
  'Dentist',
  'Midwife',
  'Veterinarian',
  'Other therapist',
] as const

export type MapCategory = (typeof mapCategories)[number]

export const defaultMapCategory: MapCategory = 'Pharmacy'

export const isMapCategory = (value: unknown): value is MapCategory =>
  mapCategories.some((category) => category === value)

/** A point in degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** A pharmacy, practice or shop that carries the remedies (D1 §3). */
export type MapLocation = Coordinates & {
  id: number
  name: string
  category: MapCategory
  /** In one line, ending with postcode and town. */
  address: string
  /** '' unless the category is 'Other therapist'. */
  function: string
  /** As entered; shown through `readWebsite` only. */
  website: string
}
