import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '../api-env.ts'
import { compressed, publicAccess } from '../declare-route.ts'

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Files of the package that the page loads, with their types. */
const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Officina: the HTTP API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<noscript>The description is also readable without scripts: <a href="/api/openapi.json">openapi.json</a>.</noscript>
<div id="api"></div>
</body>
</html>
`

const script = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

/** Nothing from elsewhere and nothing inline; the images of the package are data addresses. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** `GET /docs`: the description of the API as a page for people. */
export const addReadableDocs = (api: OpenAPIHono<ApiEnv>) => {
  api.use('/docs/*', compressed, publicAccess)
  api.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  api.get('/docs/start.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  for (const [name, type] of Object.entries(files))
    api.get(`/docs/${name}`, async (c) =>
      c.body(await readFile(join(folder, name)), 200, { 'Content-Type': type }),
    )
}
