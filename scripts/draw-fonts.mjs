// @ts-check
// Writes app/fonts: the two typefaces (OFL), reduced to the characters of the four languages and the
// used weights (40 kB instead of 67). Run after changing either: node scripts/draw-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
)
const letters = 'ÀÂÄÆÇÈÉÊËÌÎÏÒÔÖÙÛÜàáâäæçèéêëìíîïñòóôöùúûüßŒœŸÿ'
const marks = '«»‹›–—‘’‚“”„…•·†°§©®±×−≤≥½²³µ€→←↑↓'
/** No-break, narrow no-break and thin space, soft hyphen. */
const spaces = '\u00a0\u202f\u2009\u00ad'

const fonts = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    to: 'fraunces.woff2',
    axes: { wght: 480 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
]

for (const { from, to, axes } of fonts) {
  const font = readFileSync(new URL(`../node_modules/${from}`, import.meta.url))
  const drawn = await subsetFont(font, ascii + letters + marks + spaces, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(new URL(`../app/fonts/${to}`, import.meta.url), drawn)
}
