import type { EditorField } from '../../blocks/define-block.ts'
import { type BlockType, blockTypes } from '../../blocks/definitions.ts'

/** How the editor asks for a block's values, and the values, as they are stored or shown. */
export type Fields = Readonly<Record<string, EditorField>>
export type Values = Readonly<Record<string, unknown>>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isBlockType = (type: string): type is BlockType =>
  blockTypes.some((one) => one === type)
