import { expect, test } from 'vitest'
import { readImagePosition } from './image-position.ts'

test.each([
  [
    { x: 'left', y: 'top' },
    { x: 'left', y: 'top' },
  ],
  [{ x: 'right' }, { x: 'right', y: 'center' }],
  [{ y: 'bottom' }, { x: 'center', y: 'bottom' }],
  [
    { x: 'top', y: 'left' },
    { x: 'center', y: 'center' },
  ],
  [
    { x: 50, y: '"><script>' },
    { x: 'center', y: 'center' },
  ],
  ['left', { x: 'center', y: 'center' }],
  [null, { x: 'center', y: 'center' }],
  [undefined, { x: 'center', y: 'center' }],
])('reads %j as %j', (stored, position) => {
  expect(readImagePosition(stored)).toEqual(position)
})
