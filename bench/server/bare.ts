// The baseline: a node:http server that responds to every request with the same bytes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '../port.ts'
import { reportToParent } from '../served.ts'

const { status, headers, body } = JSON.parse(process.argv[2] ?? '')
const bytes = Buffer.from(body, 'base64')
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(status, headers).end(bytes))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
reportToParent(portOf(server))
