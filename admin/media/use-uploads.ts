import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { api, toForm } from '../api/client.ts'
import type { Media } from './media-record.ts'

/** `fetch` that reports how much of the request is sent, from 0 to 1. */
const fetchWithProgress =
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

/** A file on its way; `error` is the reason of a refusal. */
export type Upload = { id: number; name: string; share: number; error?: string }

let lastId = 0

/** Uploads files one after the other; `onAdded` gets each new entry of the library. */
export const useUploads = (onAdded: (media: Media) => void) => {
  const translate = useTranslate()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const remove = (id: number) => setUploads((all) => all.filter((each) => each.id !== id))

  const sendOne = async (id: number, file: File) => {
    try {
      const fetch = fetchWithProgress((share) => change(id, { share }))
      const init = { body: { file }, bodySerializer: toForm, fetch }
      onAdded((await api.POST('/admin/media', init)).data)
      remove(id)
    } catch (cause) {
      const message = cause instanceof HttpError ? cause.message : 'ra.notification.http_error'
      change(id, { error: translate(String(message)) })
    }
  }

  const add = async (files: readonly File[]) => {
    const queued = files.map((file) => {
      lastId += 1
      return { id: lastId, file }
    })
    setUploads((all) => [
      ...all,
      ...queued.map(({ id, file }) => ({ id, name: file.name, share: 0 })),
    ])
    for (const { id, file } of queued) await sendOne(id, file)
  }
  return { uploads, add, dismiss: remove }
}
