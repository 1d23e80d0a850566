import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { beforeAll, expect, test } from 'vitest'
import { serveDemoApi } from '../../server/api/served-api.fixtures.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let api: Awaited<ReturnType<typeof serveDemoApi>>
let description: { components: { schemas: Record<string, unknown> } }
beforeAll(async () => {
  api = await serveDemoApi()
  description = await (await fetch(`${api.origin}/api/openapi.json`)).json()
  return api.close
})

const folderWith = (files: Readonly<Record<string, string>>) => {
  const folder = temporaryFolder()
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** Asynchronous: the clients read the API of this process. */
const runNode = async (...args: readonly string[]) =>
  (await promisify(execFile)(process.execPath, args, { encoding: 'utf8' })).stdout

const runProgram = (program: string, ...args: readonly string[]) =>
  runNode(resolve('scripts/run.mjs'), program, ...args)

/** Uses paths with parameters, a body, a list and refusals. */
const usage = (origin: string) => `
import { createClient } from './generated/client'
import * as api from './generated'

const client = createClient({ baseUrl: '${origin}/api' })
const names = Object.keys(api)
const { data, error } = await api.getWpV2Pages({ client, query: { per_page: 3, lang: 'de' } })
if (!data) throw new Error(error?.message)
const first: string = data[0]?.title.rendered ?? ''
const refused = await api.postJwtAuthV1Token({ client, body: { username: 'x@y.example', password: 'z' } })
const code: string | undefined = refused.error?.code
console.log(JSON.stringify({ names: names.length, pages: data.length, first, code }))
`

test('a client that a generator writes in TypeScript compiles, and reads the API', async () => {
  const folder = folderWith({
    'use.ts': usage(api.origin),
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify({
      files: ['use.ts'],
      compilerOptions: {
        strict: true,
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: [],
        noEmit: true,
      },
    }),
  })
  await createClient({
    input: description as never,
    output: join(folder, 'generated'),
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  })
  await runProgram('tsc', '-p', join(folder, 'tsconfig.json'))
  const bundle = join(folder, 'use.js')
  await runProgram('rolldown', join(folder, 'use.ts'), '--file', bundle, '--format', 'esm')
  const output = await runNode(bundle)
  expect(JSON.parse(output)).toMatchObject({
    pages: 3,
    first: expect.stringMatching(/./),
    code: 'invalid_credentials',
  })
}, 300_000)

/** The schemas of the description as one JSON schema with definitions. */
const jsonSchema = (name: string) => {
  const definitions = JSON.stringify(description.components.schemas)
  return `{"$ref":"#/definitions/${name}","definitions":${definitions}}`.replaceAll(
    '#/components/schemas/',
    '#/definitions/',
  )
}

/** Runs Python, which is WebAssembly here, on generated code and an answer of the API. */
/** `dateutil`, which the code reads times with, is no part of Python. */
const python = `
import datetime, json, sys, types
dateutil = types.ModuleType('dateutil')
dateutil.parser = types.SimpleNamespace(parse=datetime.datetime.fromisoformat)
sys.modules |= {'dateutil': dateutil, 'dateutil.parser': dateutil.parser}
module = types.ModuleType('officina')
sys.modules['officina'] = module
exec(compile(source, 'officina.py', 'exec'), module.__dict__)
pages = [module.Page.from_dict(page) for page in json.loads(answer)]
json.dumps({'title': pages[0].title.rendered, 'same': pages[0].to_dict()['slug'] == pages[0].slug})
`

const pythonRunner = `
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
const python = await loadPyodide()
for (const [name, file] of [['source', 'officina.py'], ['answer', 'answer.json'], ['program', 'run.py']])
  python.globals.set(name, readFileSync(new URL(file, import.meta.url), 'utf8'))
try {
  console.log(python.runPython(python.globals.get('program')))
} catch ({ message }) {
  // Node would print the line of the source: all of the interpreter.
  console.error(message)
  process.exitCode = 1
}
`

test('the types that a generator writes in Python compile, and read an answer of the API', async () => {
  const input = new InputData()
  const source = new JSONSchemaInput(new FetchingJSONSchemaStore())
  for (const name of ['Page', 'Event', 'PublishedPicture', 'Error'])
    await source.addSource({ name, schema: jsonSchema(name) })
  input.addInput(source)
  const { lines } = await quicktype({ inputData: input, lang: 'python' })
  expect(
    lines.filter((line) => /^class (Page|Event|PublishedPicture|Error)\b/.test(line)),
  ).toHaveLength(4)
  const answer = await (await fetch(`${api.origin}/api/wp/v2/pages?per_page=2&lang=fr`)).text()
  const folder = folderWith({
    'officina.py': lines.join('\n'),
    'answer.json': answer,
    'run.py': python,
    'run.mjs': pythonRunner,
  })
  const output = await runNode(join(folder, 'run.mjs'))
  const [page] = JSON.parse(answer)
  expect(JSON.parse(output)).toEqual({ title: page.title.rendered, same: true })
}, 300_000)
