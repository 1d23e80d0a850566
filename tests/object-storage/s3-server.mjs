// A separate process with a real S3 server for tests, started by start-s3.ts. It ends with its parent.
import { stat } from 'node:fs/promises'
import S3rver from 's3rver'

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory: process.argv[2],
  silent: true,
  vhostBuckets: false,
})

// It answers before the last bytes of an object are written.
const { store } = server
const put = store.putObject.bind(store)
store.putObject = async (object) => {
  const stored = await put(object)
  const path = store.getResourcePath(object.bucket, object.key, 'object')
  while ((await stat(path)).size < stored.size) await new Promise((done) => setTimeout(done, 1))
  return stored
}

const { port } = await server.run()
process.send(port)
process.on('disconnect', () => process.exit())
