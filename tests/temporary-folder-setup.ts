import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    temporaryRoot: string
  }
}

/** One folder for all temporary files of a run, so that a killed test leaves nothing behind. */
export default ({ provide }: TestProject) => {
  const root = mkdtempSync(join(tmpdir(), 'officina-test-'))
  provide('temporaryRoot', root)
  return () => rmSync(root, { recursive: true, force: true })
}
