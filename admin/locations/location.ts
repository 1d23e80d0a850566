import type { MapLocation } from '../../domain/locations/map-location.ts'

/** A location as the API answers it. */
export type Location = MapLocation & { version: number }
