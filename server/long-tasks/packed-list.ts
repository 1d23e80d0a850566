import { forEachInTurns } from './in-turns.ts'

/**
 * A long list from a thread: a structured clone of it would block the receiver. `item` is never set;
 * it tells the type of the items.
 */
export type PackedList<Item> = { chunks: Uint8Array[]; readonly item?: Item }

const itemsPerChunk = 500

/** Packs a list of plain JSON values. Absent and undefined fields are the same afterwards. */
export const packList = <Item>(items: readonly Item[]): PackedList<Item> => {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < items.length; at += itemsPerChunk)
    chunks.push(new TextEncoder().encode(JSON.stringify(items.slice(at, at + itemsPerChunk))))
  return { chunks }
}

/** Unpacks a list, and lets other requests proceed in between. */
export const unpackList = async <Item>({ chunks }: PackedList<Item>): Promise<Item[]> => {
  const items: Item[] = []
  const decoder = new TextDecoder()
  await forEachInTurns(chunks, (chunk) => {
    items.push(...(JSON.parse(decoder.decode(chunk)) as Item[]))
  })
  return items
}
