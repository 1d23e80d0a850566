import type { Plugin } from 'vite'

const manifest = /\/blocks\/manifest\.ts$/
const definition = /\/blocks\/[a-z-]+\/definition\.ts$/
const staticImport = /static: \(\) =>\s+import\('\.\/(([a-z-]+)\/.+?)'\)/g
const chunk = '/blocks/static-blocks'

/** Adapts the block manifest to the browser: without definitions, all static components in one file. */
export const blocksForBrowser = (): Plugin => {
  let modules: string[][] = []
  return {
    name: 'blocks-for-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: new RegExp(`^${chunk}$`) }, handler: () => chunk },
    load: {
      filter: { id: [definition, new RegExp(`^${chunk}$`)] },
      handler: (id) =>
        id === chunk
          ? modules
              .map(([name, path]) => `export { default as ${name} } from '/blocks/${path}'`)
              .join('\n')
          : 'export default undefined',
    },
    transform: {
      filter: { id: manifest },
      handler(code) {
        // The development server needs one module per component for hot reload.
        if (this.environment.mode !== 'build') return undefined
        modules = []
        const entries = code.replace(staticImport, (_, path: string, folder: string) => {
          const name = folder.replaceAll('-', '_')
          modules.push([name, path])
          return `static: () => staticBlock('${name}')`
        })
        const load = `const staticBlock = async (name) => ({ default: (await import('${chunk}'))[name] })`
        return { code: `${entries}\n${load}`, map: null }
      },
    },
  }
}
