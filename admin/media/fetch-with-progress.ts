/** `fetch` that reports how much of the request is sent, from 0 to 1. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest()
      sender.open(request.method, request.url)
      request.headers.forEach((value, name) => {
        sender.setRequestHeader(name, value)
      })
      sender.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      sender.onerror = () => reject(new TypeError('Failed to fetch'))
      sender.onload = () => resolve(new Response(sender.responseText, { status: sender.status }))
      sender.send(body)
    })
  }
