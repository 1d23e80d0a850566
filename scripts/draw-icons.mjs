// Writes sprites from the Phosphor icons (MIT): ui/icons.svg for the site, ui/section-icons.svg for the
// section menus by page key, blocks/parts/content-icons.svg for content.
// Run after changing a list of icons: node scripts/run.mjs node scripts/draw-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { sectionIcons } from '../app/content/section-icons.ts'
import { contentIconNames } from '../blocks/parts/content-icon-names.ts'
import { iconNames } from '../ui/icon-name.ts'

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8'))
const sheetOf = (names, ids = names) => {
  const symbols = names.map(
    (name, at) => `<symbol id="${ids[at]}" viewBox="0 0 256 256">${icons[name].body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

writeFileSync('ui/icons.svg', sheetOf(iconNames))
writeFileSync('blocks/parts/content-icons.svg', sheetOf(contentIconNames))
writeFileSync(
  'ui/section-icons.svg',
  sheetOf(Object.values(sectionIcons), Object.keys(sectionIcons)),
)
