import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

type Outcome = { code: number; output: string; dataDir: string }

/** Runs a command in a folder without a shop. */
const run = (...args: string[]) => runWith({}, ...args)

const runWith = (variables: Record<string, string>, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const dataDir = temporaryFolder()
    const program = `${import.meta.dirname}/main.ts`
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr, dataDir }),
    )
  })

describe('a command of npm', () => {
  test.each(['backup', 'restore', 'move', 'doctor', 'import', 'account'])(
    'explains how to call it: %s',
    async (command) => {
      const { code, output } = await run(command, '--help')
      expect([code, output]).toEqual([0, expect.stringContaining(`npm run ${command}`)])
    },
  )

  test.each([
    ['backup', [], 'There is no shop'],
    ['backup', ['--keep', '0'], 'npm run backup --'],
    ['backup', ['--dry-run'], 'npm run backup --'],
    ['backup', ['/elsewhere'], 'npm run backup --'],
    ['restore', [], 'npm run restore --'],
    ['restore', ['/nowhere', '--dry-run'], 'npm run restore --'],
    ['restore', ['/nowhere', '--activate'], 'npm run restore --'],
    ['restore', ['/nowhere', '--to', '/elsewhere'], 'npm run restore --'],
    ['restore', ['/nowhere', '/elsewhere'], 'npm run restore --'],
    ['move', ['--to', '/nowhere', '--dry-run'], 'npm run move --'],
    ['unknown', [], 'npm run backup --'],
    ['restore', ['/nowhere'], 'is not a finished backup'],
    ['restore', ['--activate'], 'There is no shop'],
    ['move', ['--to', '/nowhere'], 'There is no shop'],
    ['move', ['--to', 'mysql://127.0.0.1/shop'], 'npm run move --'],
    ['import', ['--from', '/nowhere'], 'is not a folder'],
    ['import', ['--from', import.meta.dirname], 'There is no shop'],
    ['doctor', ['--all'], 'npm run doctor --'],
    ['doctor', [], 'There is no database of a shop'],
  ] as const)(
    'fails in a sentence, and makes no database: %s %j',
    async (command, args, sentence) => {
      const { code, output, dataDir } = await run(command, ...args)
      expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
      expect(output).not.toMatch(/^ {4}at /m)
      expect(existsSync(join(dataDir, 'officina.sqlite'))).toBe(false)
    },
  )

  test('doctor creates nothing in an empty folder, nor a folder that is missing', async () => {
    const { output, dataDir } = await run('doctor')
    expect(output).toContain('FAILED')
    expect(readdirSync(dataDir)).toEqual([])
    const missing = join(dataDir, 'missing')
    await runWith({ DATA_DIR: missing }, 'doctor')
    expect(existsSync(missing)).toBe(false)
  })

  test.each([
    ['DATABASE_URL', 'foo'],
    ['STORAGE_URL', 's3://%ZZ:s@127.0.0.1:1/bucket'],
  ])('doctor --json says that %s is invalid', async (name, value) => {
    const { code, output } = await runWith({ [name]: value }, 'doctor', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(output)).toMatchObject([
      { check: 'environment', state: 'failed', says: expect.stringContaining(name) },
    ])
  })
})
