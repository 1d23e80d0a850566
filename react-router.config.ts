import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Sends all routes at the start (4 kB): with lazy discovery, a click during a login could change
  // the address without the page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
