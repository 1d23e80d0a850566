import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'

type Compile = (
  this: unknown,
  code: string,
  id: string,
  options: unknown,
) => Promise<{ code?: string } | undefined>

/**
 * Lingui's macros, compiled once for each module: the builds for browser and server share the result, as
 * do the routes of all languages, which React Router compiles one by one for the names of their exports.
 */
export const linguiMacros = async () => {
  const plugin = await babel({
    presets: [linguiTransformerBabelPreset()],
    sourceMap: process.env.NODE_ENV !== 'production',
  })
  // The object hook of @rolldown/plugin-babel 0.2; its filter is set when the configuration is resolved.
  const hook = plugin.transform as unknown as { handler: Compile }
  const { handler } = hook
  const compiled = new Map<string, { code: string; result: ReturnType<Compile> }>()
  hook.handler = function (code, id, options) {
    const known = compiled.get(id)
    if (known?.code === code) return known.result
    const result = handler.call(this, code, id, options)
    compiled.set(id, { code, result })
    return result
  }
  return plugin
}
