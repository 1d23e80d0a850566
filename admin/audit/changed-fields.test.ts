import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test.each([
  [null, null, []],
  [{ name: 'a' }, { name: 'a' }, []],
  [{ name: 'a' }, { name: 'b' }, [{ path: ['name'], before: 'a', after: 'b' }]],
  [null, { state: 'new', note: '' }, [{ path: ['state'], before: undefined, after: 'new' }]],
  [{ note: 'x' }, null, [{ path: ['note'], before: 'x', after: undefined }]],
  [{ hash: 'a', version: 1 }, { hash: 'b', version: 2 }, []],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, [{ path: ['tags'], before: ['a'], after: ['a', 'b'] }]],
  [
    { billing: { city: 'Bern', street: 'Weg' } },
    { billing: { city: 'Chur', street: 'Weg' } },
    [{ path: ['billing', 'city'], before: 'Bern', after: 'Chur' }],
  ],
  [
    null,
    { added: [{ name: 'A' }, { name: 'B' }] },
    [
      { path: ['added', '1', 'name'], before: undefined, after: 'A' },
      { path: ['added', '2', 'name'], before: undefined, after: 'B' },
    ],
  ],
  ['text', 'other', [{ path: [], before: 'text', after: 'other' }]],
])('finds what differs between %j and %j', (before, after, expected) => {
  expect(changedFields(before, after)).toEqual(expected)
})
