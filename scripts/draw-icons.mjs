// Writes ui/icons.svg, one sheet of the icons that the site uses, from the Phosphor set (MIT).
// Run after changing the list: node scripts/draw-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'basket',
  'caret-down',
  'check',
  'facebook-logo',
  'globe-simple',
  'info',
  'instagram-logo',
  'linkedin-logo',
  'list',
  'magnifying-glass',
  'minus',
  'phone',
  'plus',
  'tiktok-logo',
  'trash',
  'user',
  'warning',
  'x',
  'youtube-logo',
  'house-line',
  'lock-key',
  'map-pin',
  'credit-card',
  'receipt',
  'download-simple',
  'sign-out',
  'envelope-simple',
  'printer',
  'magnifying-glass-plus',
  'eye',
  'eye-slash',
  'upload-simple',
  'file-pdf',
  'file-image',
  'identification-card',
]

const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8'))
const symbols = names.map(
  (name) => `<symbol id="${name}" viewBox="0 0 256 256">${icons[name].body}</symbol>`,
)
writeFileSync(
  'ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
writeFileSync(
  'ui/icon-name.ts',
  `// Written by scripts/draw-icons.mjs.\nexport type IconName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
)
