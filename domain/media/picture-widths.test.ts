import { expect, test } from 'vitest'
import { formatsAt, jpegWidth, pictureWidths, previewWidth } from './picture-widths.ts'

test.each([
  [6000, [480, 800, 1200, 1920]],
  [1920, [480, 800, 1200, 1920]],
  [1000, [480, 800, 1000]],
  [480, [480]],
  [1, [1]],
])('offers a picture of %i px in the widths %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths)
})

test.each([1, 300, 480, 481, 1199, 1200, 1201, 9000])(
  'offers the preview and one JPEG of a picture of %i px',
  (width) => {
    const widths = pictureWidths(width)
    expect(widths).toContain(previewWidth(width))
    expect(widths).toContain(jpegWidth(width))
    expect(widths.filter((each) => formatsAt(width, each).includes('jpg'))).toHaveLength(1)
  },
)
