import { describe, expect, test } from 'vitest'
import { pageHeadSchema } from './page-content.ts'
import { comparePages } from './page-difference.ts'

const page = (blocks: object[], head: object = {}) => ({
  ...pageHeadSchema.parse({ title: 'Frühling', ...head }),
  blocks: blocks as { type: string }[],
})

const text = (words: string) => ({ type: 'text', text: words })

describe('comparePages', () => {
  test('finds no difference between equal contents, whatever the order of keys', () => {
    const one = page([{ type: 'text', heading: 'A', text: 'B' }])
    const other = page([{ text: 'B', heading: 'A', type: 'text' }])
    expect(comparePages(one, other)).toEqual({ head: [], blocks: [] })
  })

  test('names fields of the head', () => {
    const { head } = comparePages(page([], { lead: 'Alt' }), page([], { title: 'Herbst' }))
    expect(head).toEqual([
      { path: ['title'], before: 'Frühling', after: 'Herbst' },
      { path: ['lead'], before: 'Alt', after: '' },
    ])
  })

  test('keeps equal blocks apart from an added, a removed and a changed one', () => {
    const before = page([text('one'), { type: 'tip', title: 'T', text: 'x' }, text('two')])
    const after = page([{ type: 'quote', quote: 'Q' }, text('one'), text('2')])
    expect(comparePages(before, after).blocks).toEqual([
      {
        type: 'quote',
        at: 0,
        change: 'added',
        fields: [{ path: ['quote'], before: '', after: 'Q' }],
      },
      expect.objectContaining({ type: 'tip', at: 1, change: 'removed' }),
      {
        type: 'text',
        at: 2,
        change: 'changed',
        fields: [{ path: ['text'], before: 'two', after: '2' }],
      },
    ])
  })

  test('names fields of list entries by their position', () => {
    const columns = (...titles: string[]) => ({
      type: 'three_columns',
      columns: titles.map((title) => ({ title })),
    })
    const [block] = comparePages(page([columns('a', 'b')]), page([columns('a', 'c', 'd')])).blocks
    expect(block?.fields).toEqual([
      { path: ['columns', 1, 'title'], before: 'b', after: 'c' },
      { path: ['columns', 2, 'title'], before: '', after: 'd' },
    ])
  })
})
