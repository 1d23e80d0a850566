import type { Context } from 'hono'
import { isNodeBindings } from './client-address.ts'

/**
 * Sets a response header before the handler runs, which may override it. Uses Node's response if
 * there is one: a `Headers` object costs twice as much.
 */
export const setDefaultHeader = (c: Context, name: string, value: string) => {
  const response = isNodeBindings(c.env) ? c.env.outgoing : undefined
  if (response) response.setHeader(name, value)
  else c.header(name, value)
}
