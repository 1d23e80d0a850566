import { expect, test } from 'vitest'
import {
  decodePictureAddress,
  encodePictureAddress,
  pictureReference,
  pictureSources,
  plainPictureAddress,
  readPictureReference,
} from './picture-address.ts'

const picture = {
  hash: '0123456789abcdef0123456789abcdef',
  name: 'herb-garden-2',
  width: 1600,
  height: 1067,
  focus: { x: 30, y: 70 },
  alt: 'Ein Garten, "blühend" & 100 % wild, #1',
  isRendered: true,
}

test.each([picture, { ...picture, alt: '' }, { ...picture, isRendered: false }])(
  'reads the address that it writes',
  (each) => {
    expect(decodePictureAddress(encodePictureAddress(each))).toEqual(each)
  },
)

test('names files by content, name and width', () => {
  const { hash } = picture
  expect(plainPictureAddress(picture)).toBe(`/media/${hash}/herb-garden-2-1200.jpg`)
  expect(plainPictureAddress({ ...picture, isRendered: false })).toBe(
    `/media/${hash}/herb-garden-2-480.webp`,
  )
  expect(pictureSources({ ...picture, width: 600 }, 'avif')).toBe(
    `/media/${hash}/herb-garden-2-480.avif 480w, /media/${hash}/herb-garden-2-600.avif 600w`,
  )
})

test('reads references to pictures of the library only', () => {
  const id = '0199f3c2-7e1a-7c3e-9b1d-1c2d3e4f5a6b'
  expect(readPictureReference(pictureReference(id))).toBe(id)
  for (const other of ['sage', '/media/x', `/media/${id}/x`, `https://x.example/media/${id}`])
    expect(readPictureReference(other)).toBeUndefined()
})

test.each(['sage', '/media/garden.jpg', '/media/0123/x-480.webp#1,2', ''])(
  'has no picture at %j',
  (address) => {
    expect(decodePictureAddress(address)).toBeUndefined()
  },
)
