import { describe, expect, it, test } from 'vitest'
import { blockManifest, blockTypes } from '../../../blocks/manifest.ts'
import { checkContent } from './check-content.ts'

describe('checkContent', () => {
  test.each(blockTypes)('accepts the example of %s unchanged', (type) => {
    const block = { ...blockManifest[type].definition.example, type }
    const checked = checkContent({ title: 'T', blocks: [block] })
    expect(checked).toMatchObject({ ok: true, value: { title: 'T', blocks: [{ type }] } })
  })

  it('names the block and the field of each problem', () => {
    const checked = checkContent({
      title: ' ',
      picture: 'javascript:alert(1)',
      blocks: [
        { type: 'text', text: 'fine' },
        { type: 'three_columns', columns: [{ title: 'a' }, { title: 'x'.repeat(201) }] },
        { type: 'three_columns', columns: [{ title: 'a', button_link: 'javascript:alert(1)' }] },
        { type: 'quote' },
        { type: 'nothing' },
      ],
    })
    expect(checked).toEqual({
      ok: false,
      refusal: [
        { path: ['title'], problem: 'missing' },
        { path: ['picture'], problem: 'invalid' },
        { path: ['blocks', 1, 'columns', 1, 'title'], problem: 'too-long' },
        { path: ['blocks', 2, 'columns', 0, 'button_link'], problem: 'invalid' },
        { path: ['blocks', 3, 'quote'], problem: 'missing' },
        { path: ['blocks', 4], problem: 'unknown-block' },
      ],
    })
  })
})
