import { expect, test } from 'vitest'
import { type Essential, readEssentials } from './essentials.ts'

test.each<[string, Essential[]]>([
  ['', []],
  ['\n \n', []],
  ['Arnica montana', [{ name: 'Arnica montana', link: undefined }]],
  [
    'Arnica montana:page:shop.homeopathy.remedies',
    [{ name: 'Arnica montana', link: 'page:shop.homeopathy.remedies' }],
  ],
  [
    ' Ribes : https://example.org/a:b \r\nCopper:',
    [
      { name: 'Ribes', link: 'https://example.org/a:b' },
      { name: 'Copper', link: undefined },
    ],
  ],
  [':/de/shop', []],
])('%j', (lines, names) => {
  expect(readEssentials(lines)).toEqual(names)
})
