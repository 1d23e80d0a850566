import type { Language } from '../language.ts'
import type { Coordinates } from './map-location.ts'

/** The mean radius of the earth, in metres. */
const earthRadius = 6_371_000

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance in metres (haversine formula). */
export const metresBetween = (one: Coordinates, other: Coordinates): number => {
  const halfLatitude = radians(other.latitude - one.latitude) / 2
  const halfLongitude = radians(other.longitude - one.longitude) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(halfLongitude) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const decimalSeparators: Record<Language, string> = { fr: ',', en: '.', de: '.', it: ',' }

/** 340 → '340 m', 3_421 → '3.4 km', 23_400 → '23 km'; with a no-break space. */
export const formatDistance = (metres: number, language: Language): string => {
  if (metres < 995) return `${Math.round(metres / 10) * 10}\u00a0m`
  const kilometres = metres / 1_000
  if (kilometres >= 9.95) return `${Math.round(kilometres)}\u00a0km`
  return `${kilometres.toFixed(1).replace('.', decimalSeparators[language])}\u00a0km`
}
