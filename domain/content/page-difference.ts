import { dequal } from 'dequal/lite'
import type { ContentBlock, PageContent } from './page-content.ts'

/** A field that differs, as text; '' where one side lacks it. `path`: `['columns', 0, 'title']`. */
type FieldDifference = {
  readonly path: readonly (string | number)[]
  readonly before: string
  readonly after: string
}

/** A block that differs; `at`: its position, from 0, after the change, or before for removed ones. */
type BlockDifference = {
  readonly type: string
  readonly at: number
  readonly change: 'added' | 'removed' | 'changed'
  readonly fields: readonly FieldDifference[]
}

export type PageDifference = {
  readonly head: readonly FieldDifference[]
  readonly blocks: readonly BlockDifference[]
}

type Leaf = { path: (string | number)[]; text: string }

/** The values of a field tree, in the order of its keys. */
const leavesOf = (value: unknown, path: (string | number)[] = []): Leaf[] => {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, [...path, at]))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]))
  return [{ path, text: String(value) }]
}

const compareFields = (before: object, after: object): FieldDifference[] => {
  const rows = new Map<string, { path: Leaf['path']; before: string; after: string }>()
  for (const { path, text } of leavesOf(before))
    rows.set(path.join('\u0000'), { path, before: text, after: '' })
  for (const { path, text } of leavesOf(after)) {
    const name = path.join('\u0000')
    rows.set(name, { path, before: rows.get(name)?.before ?? '', after: text })
  }
  return [...rows.values()].filter((row) => row.before !== row.after)
}

/** Pairs of positions of equal blocks, in order: the longest common subsequence. */
const equalPairs = (before: readonly ContentBlock[], after: readonly ContentBlock[]) => {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const row = lengths[one]
      if (row)
        row[other] = dequal(before[one], after[other])
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
    }
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < before.length && other < after.length; )
    if (dequal(before[one], after[other])) pairs.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  return pairs
}

type Placed = { block: ContentBlock; at: number }

const placed = (blocks: readonly ContentBlock[], from: number, to: number): Placed[] =>
  blocks.slice(from, to).map((block, index) => ({ block, at: from + index }))

const fieldsOf = ({ type: _, ...fields }: ContentBlock) => fields

/** Between two equal blocks: those of one type were changed, the rest added or removed. */
const compareGap = (removed: readonly Placed[], added: readonly Placed[]): BlockDifference[] => {
  const left = [...removed]
  const changed = added.map(({ block, at }): BlockDifference => {
    const index = left.findIndex((one) => one.block.type === block.type)
    const [former] = index < 0 ? [] : left.splice(index, 1)
    const fields = compareFields(former ? fieldsOf(former.block) : {}, fieldsOf(block))
    return { type: block.type, at, change: former ? 'changed' : 'added', fields }
  })
  const gone = left.map(({ block, at }): BlockDifference => {
    return { type: block.type, at, change: 'removed', fields: compareFields(fieldsOf(block), {}) }
  })
  return [...gone, ...changed]
}

/** What changed between two contents of a page, by field of the head and by block. */
export const comparePages = (before: PageContent, after: PageContent): PageDifference => {
  const { blocks: blocksBefore, ...headBefore } = before
  const { blocks: blocksAfter, ...headAfter } = after
  const ends: [number, number] = [blocksBefore.length, blocksAfter.length]
  let [one, other] = [0, 0]
  const blocks = [...equalPairs(blocksBefore, blocksAfter), ends].flatMap(
    ([nextOne, nextOther]) => {
      const gap = compareGap(
        placed(blocksBefore, one, nextOne),
        placed(blocksAfter, other, nextOther),
      )
      one = nextOne + 1
      other = nextOther + 1
      return gap
    },
  )
  return { head: compareFields(headBefore, headAfter), blocks }
}
