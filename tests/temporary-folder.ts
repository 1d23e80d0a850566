import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Creates an empty folder, deleted at the end of the run. */
export const temporaryFolder = () => mkdtempSync(join(inject('temporaryRoot'), 'test-'))
