import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, test } from 'vitest'
import { keyFixture } from '../../server/api/admin/api-keys/api-key.fixtures.ts'
import { info, openTestOrders } from '../../server/api/orders.fixtures.ts'
import { serveDemoApi } from '../../server/api/served-api.fixtures.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const run = (program: string, args: readonly string[], cwd = '.') =>
  execFileSync(process.execPath, [resolve('scripts/run.mjs'), program, ...args], {
    cwd,
    encoding: 'utf8',
  })

const example = 'node_modules/officina-client/example/print-new-orders.mjs'

const tsconfig = {
  files: ['print-new-orders.mjs'],
  compilerOptions: {
    module: 'NodeNext',
    target: 'ES2022',
    types: ['node'],
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
  },
}

/** A project that has installed the packed client, with a copy of its example. */
const packed = temporaryFolder()
const client = join(packed, 'node_modules', 'officina-client')

beforeAll(() => {
  execFileSync('npm', ['pack', resolve('client'), '--pack-destination', packed], { stdio: 'pipe' })
  const [archive = ''] = readdirSync(packed)
  execFileSync('mkdir', ['-p', client])
  execFileSync('tar', ['-xzf', join(packed, archive), '-C', client, '--strip-components=1'])
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'])
    symlinkSync(resolve('node_modules', name), join(packed, 'node_modules', name))
  copyFileSync(join(packed, example), join(packed, 'print-new-orders.mjs'))
  writeFileSync(join(packed, 'tsconfig.json'), JSON.stringify(tsconfig))
  writeFileSync(join(packed, 'package.json'), '{"type":"module"}')
}, 300_000)

test('the packed client has the version, the dependency and the files that it needs', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { version, dependencies } = read(join(client, 'package.json'))
  expect(version).toBe(read('package.json').version)
  expect(dependencies['openapi-fetch']).toBe(
    read('admin/package.json').dependencies['openapi-fetch'],
  )
  expect(readdirSync(client).sort()).toEqual(['README.md', 'dist', 'example', 'package.json'])
  expect(readdirSync(join(client, 'dist')).sort()).toEqual([
    'api.d.ts',
    'api.js',
    'index.d.ts',
    'index.js',
  ])
})

test('its example has correct types, and prints an order as soon as it is placed', async () => {
  run('tsc', ['-p', join(packed, 'tsconfig.json')])
  const api = await serveDemoApi()
  const { authorization } = await keyFixture(api, ['orders.read'])
  const program = spawn(process.execPath, [example], {
    cwd: packed,
    env: {
      ...process.env,
      OFFICINA_URL: api.origin,
      OFFICINA_KEY: authorization.replace('Bearer ', ''),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  program.stderr.on('data', (data) => errors.push(String(data)))
  try {
    const { newCustomer, place } = openTestOrders(api)
    const choice = { ...info, family: 'homeopathy' }
    const { productId: id } = await (await api.post('/shop/price', choice)).json()
    const items = [{ id, quantity: 2, name: 'Arnica montana', info: { ...info, remedy: 159 } }]
    const placed = await place(await newCustomer(), { items, payment: 'invoice' })
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)
    const wanted = `${placed.body.number} `
    let printed = ''
    for await (const line of createInterface({ input: program.stdout })) {
      printed = line
      if (line.startsWith(wanted)) break
    }
    expect(printed, errors.join('')).toMatch(new RegExp(`^${wanted}.+ ${placed.body.total} CHF$`))
  } finally {
    program.kill()
    await api.close()
  }
}, 300_000)
