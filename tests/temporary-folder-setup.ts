import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    temporaryRoot: string
  }
}

/** Provides one folder for all temporary files of a run; it is deleted after killed tests too. */
export default ({ provide }: TestProject) => {
  const root = mkdtempSync(join(tmpdir(), 'officina-test-'))
  provide('temporaryRoot', root)
  return () => rmSync(root, { recursive: true, force: true })
}
