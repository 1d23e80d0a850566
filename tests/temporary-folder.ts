import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** An empty folder of its own; removed with all others when the run ends. */
export const temporaryFolder = () => mkdtempSync(join(inject('temporaryRoot'), 'test-'))
