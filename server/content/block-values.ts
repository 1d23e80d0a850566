import type { EditorField } from '../../blocks/fields.ts'

/** Field definitions of a block, and stored or shown values. */
export type Fields = Readonly<Record<string, EditorField>>
export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
