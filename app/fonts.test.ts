import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)

const fonts = ['fraunces', 'instrument-sans'].map((name) => ({
  name,
  drawn: create(readFileSync(`app/fonts/${name}.woff2`)),
  whole: create(
    readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
  ),
}))

/** Texts of the site and of the demo laboratory. */
const written = globSync(['locales/**/*.po', 'demo/content/**/*.ts', 'demo/catalogue/*.json'])
const characters = [...new Set(written.flatMap((file) => [...readFileSync(file, 'utf8')]))]
  .map((one) => one.codePointAt(0) ?? 0)
  .filter((one) => one >= 0x20)

test.each(fonts)('has in $name all characters that the texts of the site use', (font) => {
  expect(characters.length).toBeGreaterThan(100)
  const missing = characters.filter(
    (one) => font.whole.hasGlyphForCodePoint(one) && !font.drawn.hasGlyphForCodePoint(one),
  )
  expect(missing.map((one) => String.fromCodePoint(one))).toEqual([])
})
