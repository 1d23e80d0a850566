import { msg } from '@lingui/core/macro'
import { api, type Schemas } from '../api/client.ts'

export type ShopImport = Schemas['ShopImport']

export type ShopImportReport = NonNullable<Schemas['ShopImportReport']['report']>

export const shopImportStates = {
  uploading: msg`Uploading`,
  checking: msg`Being checked`,
  checked: msg`Checked`,
  applying: msg`Being imported`,
  applied: msg`Imported`,
  failed: msg({ message: 'Failed', context: 'import' }),
  interrupted: msg`Interrupted`,
  discarded: msg({ message: 'Discarded', context: 'import' }),
} as const

export const shopImportColours = {
  uploading: 'default',
  checking: 'info',
  checked: 'warning',
  applying: 'info',
  applied: 'success',
  failed: 'error',
  interrupted: 'error',
  discarded: 'default',
} as const

const headers = { 'Content-Type': 'application/octet-stream' }

/** Sends a ZIP file in parts and starts its dry run; returns the id. `onProgress`: from 0 to 1. */
export const uploadShop = async (file: File, onProgress: (share: number) => void) => {
  const body = { fileName: file.name.slice(0, 200), sizeBytes: file.size }
  const { id, partBytes } = (await api.POST('/admin/shop-imports', { body })).data
  const path = { id }
  try {
    for (let part = 0; part * partBytes < file.size; part += 1) {
      const bytes = file.slice(part * partBytes, (part + 1) * partBytes)
      await api.PUT('/admin/shop-imports/{id}/parts/{part}', {
        params: { path: { id, part } },
        ...{ headers, body: bytes as never },
      })
      onProgress(Math.min(1, ((part + 1) * partBytes) / file.size))
    }
    await api.POST('/admin/shop-imports/{id}/check', { params: { path } })
  } catch (error) {
    await api.POST('/admin/shop-imports/{id}/discard', { params: { path } }).catch(() => undefined)
    throw error
  }
  return id
}
