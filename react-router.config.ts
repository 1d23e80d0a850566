import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the start (4 kB): asked for one by one, a click during a login could
  // find the address changed and the page not.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
