import { requestOf, sendRequest } from '../send-request.ts'
import type { Served } from '../served.ts'

/** Bytes, as sent, of the scripts that a page loads before any interaction. */
export const scriptSize = async (server: Pick<Served, 'port'>, path: string) => {
  const html = (await sendRequest(server, requestOf({ path }))).body.toString()
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let size = 0
  for (const script of named) {
    const request = requestOf({ path: script, headers: { 'accept-encoding': 'br' } })
    size += (await sendRequest(server, request)).body.length
  }
  return size
}
