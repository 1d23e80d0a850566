import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpuSlowdown } from './visit.ts'

/**
 * A Chromium that is controlled without Playwright, which would turn prerendering off. Attached to
 * tabs: to pages that are attached to alone, Chromium allows no prerendering either.
 */
export type Devtools = {
  /** Opens a page, at a quarter of the CPU like all it prerenders; resolves to its target. */
  openPage: () => Promise<string>
  /** Sends a command to a page. */
  send: <Result>(target: string, method: string, params?: object) => Promise<Result>
  /** Evaluates an expression in a page; JSON values only. */
  evaluate: <Value>(target: string, expression: string) => Promise<Value>
  /** The page that shows this address, once there is one. */
  pageAt: (path: string) => Promise<string | undefined>
  close: () => Promise<void>
}

type Attached = { sessionId: string; targetInfo: { targetId: string; type: string } }
type Answer = { id: number; result?: unknown; error?: { message: string } }
type Reply = Answer | { method: 'Target.attachedToTarget'; params: Attached }

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

/** Starts Chromium with a profile in `folder` and these flags beside its usual ones. */
export const startDevtools = async (folder: string, ...flags: string[]): Promise<Devtools> => {
  const browser = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-sandbox'],
      ...['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-component-update'],
      ...['--disable-background-networking', '--disable-sync', '--window-size=1280,800'],
      ...[...flags, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: process.platform !== 'win32' },
  )
  const exit = once(browser, 'exit')
  const socket = new WebSocket(await socketAddress(browser))
  await once(socket, 'open')
  const waiting = new Map<number, (reply: Answer) => void>()
  const sessions = new Map<string, string>()
  let reportPage = (_target: string) => {}
  const addPage = ({ sessionId, targetInfo: { targetId, type } }: Attached) => {
    if (type !== 'page') return
    sessions.set(targetId, sessionId)
    // Closed since: nothing to slow down.
    command('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown }, sessionId).catch(() => {})
    reportPage(targetId)
  }
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(data)
    if ('id' in reply) waiting.get(reply.id)?.(reply)
    else if (reply.method === 'Target.attachedToTarget') addPage(reply.params)
  })
  let commands = 0
  const command = async <Result>(method: string, params: object, sessionId?: string) => {
    commands += 1
    const id = commands
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await promise
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }
  const send = async <Result>(target: string, method: string, params: object = {}) =>
    command<Result>(method, params, sessions.get(target))
  return {
    openPage: async () => {
      const { targetId: tab } = await command<{ targetId: string }>('Target.createTarget', {
        ...{ url: 'about:blank', forTab: true },
      })
      const { sessionId } = await command<{ sessionId: string }>('Target.attachToTarget', {
        ...{ targetId: tab, flatten: true },
      })
      const { promise, resolve } = Promise.withResolvers<string>()
      reportPage = resolve
      const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
      await command('Target.setAutoAttach', attach, sessionId)
      return promise
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
