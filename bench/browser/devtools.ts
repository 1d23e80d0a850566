import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A Chromium that is controlled without Playwright, which would turn prerendering off. */
export type Devtools = {
  /** Opens a page; resolves to the id of its target. */
  openPage: () => Promise<string>
  /** Sends a command to a page. */
  send: <Result>(target: string, method: string, params?: object) => Promise<Result>
  /** Evaluates an expression in a page; JSON values only. */
  evaluate: <Value>(target: string, expression: string) => Promise<Value>
  /** The page that shows this address, once there is one. */
  pageAt: (path: string) => Promise<string | undefined>
  close: () => Promise<void>
}

type Reply = { id?: number; result?: unknown; error?: { message: string } }

/** The address on which the started browser listens. */
const socketAddress = async (browser: ChildProcess) => {
  let printed = ''
  for await (const part of browser.stderr ?? []) {
    printed += part
    const [, address] = /DevTools listening on (ws:\S+)/.exec(printed) ?? []
    if (address) return address
  }
  throw new Error(`Chromium did not start: ${printed}`)
}

/** Starts Chromium with a profile in `folder`; undefined where there is none. */
export const startDevtools = async (folder: string): Promise<Devtools> => {
  const browser = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-sandbox'],
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update'],
      ...['--disable-background-networking', '--disable-sync', '--window-size=1280,800'],
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  )
  const exit = once(browser, 'exit')
  const socket = new WebSocket(await socketAddress(browser))
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(data)
    if (reply.id) waiting.get(reply.id)?.(reply)
  })
  let commands = 0
  const command = async <Result>(method: string, params: object, sessionId?: string) => {
    commands += 1
    const id = commands
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await promise
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }
  const sessions = new Map<string, string>()
  const sessionOf = async (targetId: string) => {
    const known = sessions.get(targetId)
    if (known) return known
    const { sessionId } = await command<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    sessions.set(targetId, sessionId)
    return sessionId
  }
  const send = async <Result>(target: string, method: string, params: object = {}) =>
    command<Result>(method, params, await sessionOf(target))
  return {
    openPage: async () => {
      const { targetId } = await command<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
      })
      return targetId
    },
    send,
    evaluate: async <Value>(target: string, expression: string) => {
      const { result } = await send<{ result: { value: Value } }>(target, 'Runtime.evaluate', {
        ...{ expression, awaitPromise: true, returnByValue: true },
      })
      return result.value
    },
    pageAt: async (path) => {
      const { targetInfos } = await command<{
        targetInfos: { targetId: string; type: string; url: string; subtype?: string }[]
      }>('Target.getTargets', {})
      return targetInfos.find(
        ({ type, url, subtype }) => type === 'page' && !subtype && url.endsWith(path),
      )?.targetId
    },
    close: async () => {
      socket.close()
      if (browser.pid && process.platform !== 'win32') process.kill(-browser.pid, 'SIGKILL')
      else browser.kill('SIGKILL')
      await exit
    },
  }
}
