import { afterAll, vi } from 'vitest'

// Test files share one process: a `document` left over changes what the next file imports.
afterAll(() => {
  vi.unstubAllGlobals()
})
