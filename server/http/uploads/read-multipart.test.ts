import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { largestForm, readMultipart } from './read-multipart.ts'

const limits = { fileField: 'certificate', largestFile: 100_000 }
const address = 'https://shop.example/en/signup'

const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

/** An endless file in 64 kB chunks; counts the chunks that were read. */
const endless = () => {
  const state = { sent: 0 }
  const head = Buffer.from(
    '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAda\r\n' +
      '--x\r\nContent-Disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-',
  )
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = state.sent === 0 ? head : new Uint8Array(65_536)
      state.sent += piece.length
      controller.enqueue(piece)
    },
  })
  return { state, stream }
}

describe('reading a multipart form', () => {
  test('returns the first value of each field and the file of the named field', async () => {
    const form = new FormData()
    form.append('firstName', 'Łucja 🌱')
    form.append('firstName', 'second')
    form.append('__proto__', 'x')
    form.append('other', new File(['other'], 'other.pdf'))
    form.append('certificate', new File(['%PDF-1.7'], 'Näme "1".pdf'))
    form.append('certificate', new File(['second'], 'second.pdf'))
    const read = await readMultipart(post(form), limits)
    if (!read.ok) throw new Error(read.refusal.code)
    expect(Object.entries(read.value.fields)).toEqual([
      ['firstName', 'Łucja 🌱'],
      ['__proto__', 'x'],
    ])
    expect(Buffer.from(read.value.file?.bytes ?? []).toString()).toBe('%PDF-1.7')
    expect(read.value.file?.name).toContain('Näme')
  })

  test('cancels the body after the idle timeout', async () => {
    let isCancelled = false
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from('--x\r\nContent-Disposition: ')),
      cancel: () => {
        isCancelled = true
      },
    })
    const read = await readMultipart(post(silent, multipart), { ...limits, idleMs: 50 })
    expect(read).toEqual({ ok: false, refusal: { code: 'form-broken' } })
    await expect.poll(() => isCancelled).toBe(true)
  })

  test('reads a slow body that keeps sending', async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAda Lovelace\r\n--x--\r\n'
    const pieces = form.match(/[\s\S]{1,20}/g) ?? []
    const slow = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await wait(60)
        const piece = pieces.shift()
        if (piece) controller.enqueue(Buffer.from(piece))
        else controller.close()
      },
    })
    const read = await readMultipart(post(slow, multipart), { ...limits, idleMs: 250 })
    expect(read).toMatchObject({ ok: true, value: { fields: { firstName: 'Ada Lovelace' } } })
  })

  test('returns no file if none was chosen', async () => {
    const form = new FormData()
    form.append('certificate', new File([], ''))
    expect(await readMultipart(post(form), limits)).toMatchObject({ value: { file: undefined } })
  })

  test.each<[string, Request, string]>([
    ['an empty body', post('', multipart), 'form-broken'],
    [
      'no end',
      post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', multipart),
      'form-broken',
    ],
    ['no boundary', post('x', { 'content-type': 'multipart/form-data; a=b' }), 'form-broken'],
    [
      'bytes that are no text',
      post(
        Buffer.concat([
          Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
          Buffer.from([0xff, 0xfe]),
          Buffer.from('\r\n--x--\r\n'),
        ]),
        multipart,
      ),
      'form-broken',
    ],
    [
      'another type',
      post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      'type-not-accepted',
    ],
    ['no type', post(new Uint8Array(3)), 'type-not-accepted'],
  ])('refuses a body with %s', async (_, request, code) => {
    expect(await readMultipart(request, limits)).toEqual({ ok: false, refusal: { code } })
  })

  test('refuses a too large Content-Length without reading', async () => {
    const { stream, state } = endless()
    const length = String(largestForm(limits) + 1)
    const request = post(stream, { ...multipart, 'content-length': length })
    const read = await readMultipart(request, limits)
    expect(read).toEqual({ ok: false, refusal: { code: 'too-large', what: 'file', fields: {} } })
    expect(state.sent).toBeLessThan(70_000)
  })

  test('stops reading when the file is too large and returns the fields before it', async () => {
    const { stream, state } = endless()
    const read = await readMultipart(post(stream, multipart), limits)
    expect(read).toEqual({
      ok: false,
      refusal: { code: 'too-large', what: 'file', fields: { firstName: 'Ada' } },
    })
    expect(state.sent).toBeLessThan(400_000)
  })

  test.each<[string, (form: FormData) => void]>([
    ['one long text', (form) => form.append('message', 'x'.repeat(140_000))],
    [
      'many texts',
      (form) => {
        for (let index = 0; index < 99; index += 1) form.append(`f${index}`, 'x'.repeat(2_000))
      },
    ],
    [
      'many parts',
      (form) => {
        for (let index = 0; index < 101; index += 1) form.append(`f${index}`, '')
      },
    ],
  ])('refuses a form with %s', async (_, fill) => {
    const form = new FormData()
    fill(form)
    expect(await readMultipart(post(form), { ...limits, largestFile: 2 ** 20 })).toMatchObject({
      ok: false,
      refusal: { code: 'too-large', what: 'texts' },
    })
  })
})
