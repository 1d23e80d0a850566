import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { fileBody } from './file-body.ts'

const openFile = async () => {
  const path = join(temporaryFolder(), 'file')
  writeFileSync(path, '%PDF-1.7')
  const handle = await open(path)
  return { handle, stream: handle.createReadStream() }
}

test('streams the file for GET', async () => {
  const file = await openFile()
  expect(await new Response(fileBody({ method: 'GET' }, file)).text()).toBe('%PDF-1.7')
})

test('closes the file and sends an empty body for HEAD', async () => {
  const file = await openFile()
  expect(await new Response(fileBody({ method: 'HEAD' }, file)).text()).toBe('')
  await expect.poll(() => file.handle.fd).toBe(-1)
})
