import type { EditorField } from '../../blocks/define-block.ts'
import { type BlockType, blockTypes } from '../../blocks/definitions.ts'

/** Field definitions of a block, and stored or shown values. */
export type Fields = Readonly<Record<string, EditorField>>
export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBlockType = (type: string): type is BlockType =>
  blockTypes.some((one) => one === type)
