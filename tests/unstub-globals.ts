import { register } from 'prom-client'
import { afterAll, vi } from 'vitest'

// Test files share one process: a `document` left over changes what the next file imports.
afterAll(() => {
  vi.unstubAllGlobals()
})

// A test that resets modules makes the next file declare the metrics again.
afterAll(() => register.clear())
