import { requestBytes } from './http-client.ts'
import { answerTo } from './requests.ts'
import type { Served } from './served.ts'

/** Bytes of script, as sent, that a page names: what a first visit loads before it is alive. */
export const scriptSize = async (server: Pick<Served, 'port'>, path: string) => {
  const html = (await answerTo(server, requestBytes({ path }))).body.toString()
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let size = 0
  for (const script of named) {
    const request = requestBytes({ path: script, headers: { 'accept-encoding': 'br' } })
    size += (await answerTo(server, request)).body.length
  }
  return size
}
