import { minifySync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Route modules: the router runs on the server only. */
export const routeModule = /(^|\/)app\/(root|routes\/.+|shell\/shell|i18n\/language-layout)\.tsx$/

const isRoot = (id: string) => id.endsWith('/app/root.tsx')

/**
 * React Router builds each route for the browser, which has no router: their scripts stay empty. The root
 * brings the style sheet.
 */
export const emptyRoutesInBrowser = (): Plugin => ({
  name: 'empty-routes-in-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: routeModule },
    // A declared component would be wrapped with React Router's code.
    handler: (id) =>
      `${isRoot(id) ? "import './styles.css'; " : ''}const none = undefined; ` +
      'export { none as default, none as Layout, none as ErrorBoundary, none as meta, none as handle }',
  },
})

/** In the build: minifies the inline script, a template literal without expressions. */
export const minifyInlineScript = (): Plugin => ({
  name: 'minify-inline-script',
  apply: 'build',
  transform: {
    filter: { id: /\/domain\/page\/early-clicks\.ts$/ },
    handler: (code) =>
      code.replace(/(?<== )`(.+)`/s, (_literal, script) => {
        const { code: minified, errors } = minifySync('early-clicks.js', script)
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
        return JSON.stringify(minified)
      }),
  },
})

/** The function that the build calls for each `import()`, with files from the root of the site. */
const preloadHelper = `
const requested = new Set()
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => {
    if (requested.has(file)) return
    requested.add(file)
    const isStyle = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? 'stylesheet' : 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
    return isStyle && new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        requested.delete(file)
        link.remove()
        reject(Error(file))
      }
    })
  })).then(load)`

/**
 * Requests the chunks of a dynamic import ahead, as Vite does, in a third of its script: every page loads
 * it. Without nonces, events and comparison with other links of the page.
 */
export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => preloadHelper },
})

/** Shorter scripts, in characters before compression, arrive while the longer ones are loaded. */
const minCharactersToRequest = 5_000

/** The scripts of the build, by file name. */
type Scripts = ReadonlyMap<string, { code: string; imports: readonly string[] }>

/** A script and all that it imports, except by `import()`. */
const withImports = (scripts: Scripts, file: string, found = new Set<string>()) => {
  found.add(file)
  for (const imported of scripts.get(file)?.imports ?? [])
    if (!found.has(imported)) withImports(scripts, imported, found)
  return found
}

/** Of the files that an `import()` needs, the long ones that the importing script has not loaded itself. */
export const importsToRequest = (
  scripts: Scripts,
  { importer, target, files }: { importer: string; target: string; files: readonly string[] },
) => {
  const loaded = withImports(scripts, importer)
  const isLong = (file: string) => (scripts.get(file)?.code.length ?? 0) >= minCharactersToRequest
  return files.filter((file) => file !== target && !loaded.has(file) && isLong(file))
}

/** Lets each `import()` request `importsToRequest` together with its target. */
export const requestImportsAhead = (): Plugin => {
  let scripts: Scripts = new Map()
  return {
    name: 'request-imports-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (target, files, { hostId: importer }) =>
            importsToRequest(scripts, { importer, target, files }),
        },
      },
    }),
    generateBundle: {
      // Before Vite asks for them.
      order: 'pre',
      handler: (_options, bundle) => {
        scripts = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file]] : [],
          ),
        )
      },
    },
  }
}

/** In development: reloads the page after a change of a module that only the server loads. */
export const reloadServerHtml = (): Plugin => ({
  name: 'reload-server-html',
  apply: 'serve',
  hotUpdate({ server, file, modules }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    const { moduleGraph, hot } = server.environments.client
    // Modules without id are files that Tailwind reads.
    const isInBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ id }) => id)
    if (!isInBrowser) hot.send({ type: 'full-reload' })
  },
})
