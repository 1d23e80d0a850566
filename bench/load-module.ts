import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { createServer } from 'vite'

type Loaded<Module> = AsyncDisposable & { module: Module }

/**
 * Imports a module by Vite, as the tests do: Node itself knows neither the macros nor the catalogues
 * of messages. `path`: from the root of the project. What it imports is loaded a second time, so
 * objects of the one copy are unknown to the other. Dispose of it after its last import.
 */
export const loadModule = async <Module>(path: string): Promise<Loaded<Module>> => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  })
  return {
    module: (await server.ssrLoadModule(path)) as Module,
    [Symbol.asyncDispose]: () => server.close(),
  }
}
