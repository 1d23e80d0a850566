import { expect, test } from 'vitest'
import { type Essential, readEssentials, writeEssentials } from './essentials.ts'

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
])('reads the essentials of %j', (lines, names) => {
  expect(readEssentials(lines)).toEqual(names)
})

test('writes entries as lines that read the same, without those that have no name', () => {
  const lines = writeEssentials([
    { name: 'Arnica montana', link: 'page:shop.homeopathy.remedies/a-159' },
    { name: ' ', link: '/de/shop' },
    { name: 'Ribes: nigrum', link: undefined },
  ])
  expect(lines).toBe('Arnica montana:page:shop.homeopathy.remedies/a-159\nRibes  nigrum')
  expect(writeEssentials(readEssentials(lines))).toBe(lines)
})
