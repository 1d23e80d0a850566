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
