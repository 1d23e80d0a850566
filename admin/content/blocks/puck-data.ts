import { type ComponentData, createUsePuck, type Data, type PuckApi } from '@puckeditor/core'
import type { ContentBlock } from '../../../domain/content/page-content.ts'

/** A block in the editor: its fields and an id. */
export type EditedBlock = ComponentData<Record<string, unknown>>

export const usePuck = createUsePuck()

/** Where the blocks of the page are. */
export const zone = 'root:default-zone'

type Dispatch = PuckApi['dispatch']

/** Opens the fields of a block; without one, the list of blocks. */
export const selectBlock = (dispatch: Dispatch, index: number | undefined) =>
  dispatch({
    type: 'setUi',
    ui: { itemSelector: index === undefined ? null : { index, zone } },
  })

/** Adds a new block and opens its fields. */
export const addBlock = (dispatch: Dispatch, type: string, index: number) => {
  dispatch({
    type: 'insert',
    componentType: type,
    destinationIndex: index,
    destinationZone: zone,
  })
  selectBlock(dispatch, index)
}

let count = 0

/** An id for the editor; it is not stored. */
const newBlockId = (type: string) => `${type}-${Date.now().toString(36)}-${count++}`

/** Blocks as the editor takes them. */
export const toPuckData = (blocks: readonly ContentBlock[]): Data => ({
  root: { props: {} },
  content: blocks.map(({ type, ...fields }) => ({
    type,
    props: { ...fields, id: newBlockId(type) },
  })),
  zones: {},
})

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Fields left empty are not stored, at any depth. */
const filledFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filledFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => !isEmpty(each))
      .map(([name, each]) => [name, filledFields(each)]),
  )
}

/** The block as it is stored. */
export const toBlock = ({ type, props: { id: _, ...fields } }: EditedBlock): ContentBlock => ({
  type,
  ...(filledFields(fields) as object),
})

export const toBlocks = ({ content }: Pick<Data, 'content'>): ContentBlock[] => content.map(toBlock)
