// @ts-check
// For child processes that run the server's sources in Node: messages are plain texts, as no build compiles them.
import { registerHooks } from 'node:module'

const macro = 'export const msg = ([message]) => ({ id: message, message })'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro'
      ? { url: `data:text/javascript,${encodeURIComponent(macro)}`, shortCircuit: true }
      : next(specifier, context),
})
