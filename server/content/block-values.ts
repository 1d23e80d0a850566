import type { EditorField } from '../../blocks/fields.ts'

/** Field definitions of a block, and stored or shown values. */
export type Fields = Readonly<Record<string, EditorField>>
export type BlockValues = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is BlockValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
