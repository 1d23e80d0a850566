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
    handler: (id) =>
      `${isRoot(id) ? "import './styles.css'; " : ''}export default () => null; ` +
      'export const Layout = undefined, ErrorBoundary = undefined, meta = undefined, handle = undefined',
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
