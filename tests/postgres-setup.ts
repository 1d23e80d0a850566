import type { TestProject } from 'vitest/node'
import { createTemplate, dropDatabases } from './postgres-database.ts'
import { startPrivatePostgres } from './private-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined without PostgreSQL: the suites then run on SQLite only. */
    postgres: { url: string; prefix: string; template: string } | undefined
  }
}

const absent = 'PostgreSQL was not found: install it or set TEST_DATABASE_URL.'

/** Provides one PostgreSQL server per run: that of TEST_DATABASE_URL or a private one. */
export default async ({ provide }: TestProject) => {
  const prefix = `officina_test_${process.pid}_`
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    provide('postgres', { url: given, prefix, template: await createTemplate(given, prefix) })
    return () => dropDatabases(given, prefix)
  }

  const started = await startPrivatePostgres()
  if (started) {
    const { url } = started
    provide('postgres', { url, prefix, template: await createTemplate(url, prefix) })
    return started.stop
  }
  if (process.env.CI === 'true') throw new Error(absent)
  console.warn(`\n  ${absent}\n  EVERY TEST ON POSTGRESQL IS SKIPPED.\n`)
  provide('postgres', undefined)
}
