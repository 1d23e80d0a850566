import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { serve } from './web-server.fixtures.ts'

type Served = Awaited<ReturnType<typeof serve>>

let served: Served | undefined
afterEach(async () => {
  await served?.close()
  served = undefined
})

/** More than the socket buffers hold for a client that does not read (about 7 MB on Linux). */
const largeBody = new Uint8Array(20 * 2 ** 20)

const countingServer = async (body: Uint8Array<ArrayBuffer>, limits = {}) => {
  const counts = { begun: 0 }
  const answer = () => {
    counts.begun += 1
    return new Response(body)
  }
  served = await serve({ answer, limits })
  return { ...served, counts }
}

const closed = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'))

describe('pipelined requests', () => {
  test('start one response at a time while the client does not read', async () => {
    const { pipeline, counts } = await countingServer(largeBody)
    const sockets = Array.from({ length: 5 }, () => pipeline(50).pause())
    await expect.poll(() => counts.begun, { timeout: 10_000 }).toBe(5)
    await wait(200)
    expect(counts.begun).toBe(5)
    for (const socket of sockets) socket.destroy()
  })

  test('pipelined requests are answered in order', async () => {
    let count = 0
    served = await serve({
      answer: () => {
        count += 1
        return new Response(`<${count}>`)
      },
    })
    const socket = served.pipeline(200)
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    await expect.poll(() => received, { timeout: 10_000 }).toContain('<200>')
    const numbers = [...received.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    socket.destroy()
  })

  test('close the connection above the limit per connection', async () => {
    const { pipeline, counts } = await countingServer(largeBody, { mostWaiting: 10 })
    await closed(pipeline(12).resume())
    expect(counts.begun).toBe(1)
  })

  test('close a connection above the limit over all connections', async () => {
    const { pipeline, get } = await countingServer(largeBody, { mostWaitingInAll: 20 })
    const sockets = Array.from({ length: 3 }, () => pipeline(11).pause())
    await Promise.race(sockets.map((socket) => closed(socket.resume())))
    for (const socket of sockets) socket.destroy()
    expect((await get('/')).status).toBe(200)
  })

  test('pipelined requests are answered to a client with few of them while others exhaust the limit', async () => {
    const { pipeline, counts } = await countingServer(largeBody, { mostWaitingInAll: 10 })
    const greedy = pipeline(11).pause()
    await expect.poll(() => counts.begun, { timeout: 10_000 }).toBe(1)
    const modest = pipeline(3).resume()
    await expect.poll(() => counts.begun, { timeout: 10_000 }).toBe(4)
    expect(modest.closed).toBe(false)
    for (const socket of [greedy, modest]) socket.destroy()
  })

  test('close the connection of a client that never reads', async () => {
    const { pipeline } = await countingServer(largeBody, { silenceMs: 200 })
    const socket = pipeline(3).pause()
    await wait(600)
    socket.resume()
    let received = 0
    socket.on('data', (chunk) => {
      received += chunk.length
    })
    await closed(socket)
    expect(received).toBeLessThan(largeBody.length)
  })
})

describe('a silent connection', () => {
  const answerAfter = (ms: number) => async () => {
    await wait(ms)
    return new Response('whole')
  }

  test('stays open while its request is being answered', async () => {
    served = await serve({ answer: answerAfter(700), limits: { silenceMs: 200 } })
    const socket = served.pipeline(1)
    let received = ''
    socket.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    await expect.poll(() => received, { timeout: 10_000 }).toContain('whole')
    socket.destroy()
  })

  test('a silent connection is closed when the answer takes longer than the limit', async () => {
    served = await serve({ answer: answerAfter(5_000), limits: { silenceMs: 100, answerMs: 300 } })
    let received = 0
    const socket = served.pipeline(1).on('data', (chunk) => {
      received += chunk.length
    })
    await closed(socket)
    expect(received).toBe(0)
  })

  test('a silent connection is closed when its request is not sent to the end', async () => {
    served = await serve({ answer: answerAfter(0), limits: { silenceMs: 200 } })
    const socket = connect(served.port, '127.0.0.1').resume()
    socket.write('POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\nhalf')
    await closed(socket)
  })
})

describe('stopping the server', () => {
  /** Sends sequential requests on one keep-alive connection until the server closes it. */
  const keepRequesting = async (port: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const answers: { connection: string | undefined; isWhole: boolean }[] = []
    for (;;) {
      const request = httpGet({ port, host: '127.0.0.1', agent })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      let length = 0
      for await (const chunk of response) length += chunk.length
      const { connection } = response.headers
      answers.push({ connection, isWhole: length === 5 })
      if (connection === 'close') return answers
    }
  }

  test('answers all requests of busy keep-alive connections, then closes them', async () => {
    served = await serve({
      answer: async () => {
        await wait(20)
        return new Response('whole')
      },
    })
    const clients = Array.from({ length: 16 }, () => keepRequesting((served as Served).port))
    await wait(200)
    await served.stop(10_000)
    for (const answers of await Promise.all(clients)) {
      expect(answers.every(({ isWhole }) => isWhole)).toBe(true)
      expect(answers.at(-1)?.connection).toBe('close')
    }
  })

  test('answers clients that connect while the event loop is blocked', async () => {
    served = await serve({
      answer: ({ url }) => {
        const until = performance.now() + (url.endsWith('/blocks') ? 1_200 : 0)
        while (performance.now() < until);
        return new Response('whole')
      },
    })
    const { port, get, stop } = served
    const blocking = get('/blocks')
    const stopped = stop(4_000)
    const late = Array.from({ length: 8 }, () => keepRequesting(port))
    expect(await (await blocking).text()).toBe('whole')
    for (const answers of await Promise.all(late))
      expect(answers).toEqual([{ connection: 'close', isWhole: true }])
    await stopped
  })

  /** Requests on new connections at a steady rate, of another thread; collects what became of them. */
  const knock = (port: number) => {
    const code = `
      const { get } = require('node:http')
      const { parentPort, workerData: port } = require('node:worker_threads')
      const report = (outcome) => parentPort.postMessage(outcome)
      setInterval(() => {
        get({ port, host: '127.0.0.1', agent: false }, (response) => {
          response.resume().on('end', () => report('answered')).on('error', () => report('cut'))
        }).on('error', ({ code }) => report(code))
      }, 2)`
    const outcomes: string[] = []
    const worker = new Worker(code, { eval: true, workerData: port })
    worker.on('message', (outcome: string) => outcomes.push(outcome))
    return { outcomes, end: () => worker.terminate() }
  }

  test('resets no connection while new ones arrive', async () => {
    served = await serve({ answer: () => new Response('whole') })
    const { port, stop, get } = served
    const { outcomes, end } = knock(port)
    await expect.poll(() => outcomes.length, { timeout: 10_000 }).toBeGreaterThan(100)
    const stopped = stop(15_000)
    const ready = await get('/api/ready')
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await ready.json()).toEqual({ status: 'stopping' })
    await stopped
    await expect.poll(() => outcomes.at(-1), { timeout: 10_000 }).toBe('ECONNREFUSED')
    await end()
    expect(new Set(outcomes)).toEqual(new Set(['answered', 'ECONNREFUSED']))
  })

  test('answers a slow request and aborts one that exceeds the grace period', async () => {
    served = await serve({
      answer: async ({ url }) => {
        await wait(url.endsWith('/slow') ? 700 : 20_000, undefined, { ref: false })
        return new Response('late')
      },
    })
    const slow = served.get('/slow')
    const endless = served.get('/endless').catch(() => 'cut')
    await wait(100)
    await served.stop(1_500)
    expect(await (await slow).text()).toBe('late')
    expect(await endless).toBe('cut')
  })
})
