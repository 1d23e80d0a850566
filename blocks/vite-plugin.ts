import type { Plugin } from 'vite'

const manifest = /\/blocks\/manifest\.ts$/
const definition = /\/blocks\/[a-z-]+\/definition\.ts$/
const staticImport = /static: \(\) =>\s+import\('[^']+'\)/g

/** The source of a module without the imports of components that are HTML alone. */
export const withoutStaticBlocks = (id: string, code: string) =>
  manifest.test(id) ? code.replaceAll(staticImport, 'static: undefined') : code

/** Adapts the block manifest to the browser: without definitions and components of HTML alone. */
export const blocksForBrowser = (): Plugin => ({
  name: 'blocks-for-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: definition }, handler: () => 'export default undefined' },
  transform: {
    filter: { id: manifest },
    handler: (code, id) => ({ code: withoutStaticBlocks(id, code), map: null }),
  },
})
