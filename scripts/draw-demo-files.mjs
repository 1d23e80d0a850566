// Writes demo/files/*.pdf: order forms and price lists in each language, and the nomenclature. Run
// after changing the catalogue or the shop's texts: node scripts/run.mjs node scripts/draw-demo-files.mjs
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'

// The texts of the shop are Lingui macros, which Vite compiles.
const vite = await createServer({
  configFile: 'vitest.config.ts',
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
})
try {
  const { demoFiles } = await vite.ssrLoadModule('/demo/printed/draw-all.ts')
  const sizes = []
  for (const [name, draw] of Object.entries(demoFiles)) {
    const pdf = await draw()
    writeFileSync(new URL(`../demo/files/${name}`, import.meta.url), pdf)
    console.log(name, pdf.length)
    sizes.push(`  '${name}': ${String(pdf.length).replace(/\B(?=(\d{3})+$)/g, '_')},\n`)
  }
  writeFileSync(
    new URL('../demo/file-sizes.ts', import.meta.url),
    `/** Bytes of the files in demo/files; written by scripts/draw-demo-files.mjs. */
export const fileSizes = {
${sizes.join('')}} as const
`,
  )
} finally {
  await vite.close()
}
