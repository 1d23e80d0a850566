// Development only: React's hot reload for islands, and a reload for HTML of the server.
import './styles.css'

declare global {
  interface Window {
    /** The runtime of React Router's plugin refreshes components after the router. */
    __reactRouterDataRouter?: { revalidate: () => Promise<void> }
  }
}

window.__reactRouterDataRouter = { revalidate: async () => {} }

// The default is less than the modules of a page.
performance.setResourceTimingBufferSize(10_000)

const isLoaded = (path: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path)

/** A module that the server has rendered and no island of this page has loaded. */
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (updates.some(({ type, path }) => type === 'js-update' && !isLoaded(path.split('?')[0] ?? '')))
    location.reload()
})
