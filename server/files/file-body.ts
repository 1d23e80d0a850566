import { Readable } from 'node:stream'

const emptyStream = () => new ReadableStream({ start: (controller) => controller.close() })

/**
 * The body of a response with a file; empty for HEAD, whose body is not read. An open file that
 * is garbage-collected ends the process.
 */
export const fileBody = ({ method }: { method: string }, { stream }: { stream: Readable }) => {
  if (method !== 'HEAD') return Readable.toWeb(stream) as ReadableStream
  stream.destroy()
  return emptyStream()
}
