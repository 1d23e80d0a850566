import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Otherwise the server would have an address that describes routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
