import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from '@playwright/test'
import { emptyFolder } from './setup.fixtures.ts'

const dockerfile = readFileSync('Dockerfile', 'utf8')

/** The commands of an instruction, such as RUN. */
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, text = '']) => text)

const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)

const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))

/** What `COPY . .` copies, with the packages and the build of this folder: the image makes its own. */
const copySources = () => {
  const folder = emptyFolder()
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  const copied = files.filter((file) => file && existsSync(file) && !isIgnored(file))
  const made = ['node_modules', 'build', 'admin/node_modules'].filter((name) => existsSync(name))
  // With their times, by which the build knows its sources.
  execFileSync('xargs', ['-0', 'cp', '-a', '--parents', '-t', folder], {
    input: [...copied, ...made].join('\0'),
  })
  return folder
}

test('the steps of the image build and serve a shop from the files that it copies', async () => {
  test.slow()
  const folder = copySources()
  const [build = ''] = instructions('RUN').filter((text) => text.startsWith('node '))
  const output = execFileSync('sh', ['-c', build], { cwd: folder, encoding: 'utf8' })
  // The build is current only if every source is among the copied files.
  expect(output).not.toMatch(/Building|Installing/)
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false)
  const settings = Object.fromEntries(
    instructions('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('='))),
  )
  const port = '3197'
  const env = {
    ...{ PATH: process.env.PATH, ...settings },
    ...{ DATA_DIR: emptyFolder(), BACKUP_DIR: emptyFolder(), HOST: '127.0.0.1', PORT: port },
  }
  const [program, ...args] = JSON.parse(instructions('CMD').at(-1) ?? '[]')
  const shop = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const printed: string[] = []
  shop.stdout.on('data', (chunk) => printed.push(String(chunk)))
  const probe = JSON.parse(/CMD (\[.+\])/.exec(instructions('HEALTHCHECK')[0] ?? '')?.[1] ?? '[]')
  const isHealthy = async () => {
    const [code] = await once(spawn(probe[0], probe.slice(1), { cwd: folder, env }), 'exit')
    return code === 0
  }
  await expect.poll(isHealthy, { timeout: 60_000 }).toBe(true)
  expect(printed.join('')).toContain('/setup/')
  const exit = once(shop, 'exit')
  shop.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(await isHealthy()).toBe(false)
})
