import { v7 } from 'uuid'

/** A new UUIDv7; ids of one process increase, also within a millisecond. */
export const newId = (): string => v7()
