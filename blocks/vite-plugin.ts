import type { Plugin } from 'vite'

const manifest = /\/blocks\/manifest\.ts$/
const definition = /\/blocks\/[a-z-]+\/definition\.ts$/
const staticEntry = /^ {2}\w+: \{\n(?: {4}(?!static:).*\n)* {4}static:[^}]*\n {2}\},\n/gm

/** The source of a module without the entries of blocks that are HTML alone. */
const withoutStaticBlocks = (id: string, code: string) =>
  manifest.test(id) ? code.replaceAll(staticEntry, '') : code

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
