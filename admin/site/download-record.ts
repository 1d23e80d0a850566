import type { RaRecord } from 'react-admin'
import type { Language } from '../../domain/language.ts'

type File = { id: string; name: string; filesize: number }

/** The downloads of a language, as the API sends them. */
export type Downloads = RaRecord<Language> & {
  version: string
  page: {
    title: string
    text: string
    documents: { label: string; audience: 'everyone' | 'may-order'; file?: File; fileId?: string }[]
  }
  orderForm: {
    title: string
    text: string
    label: string
    file?: File | null
    fileId?: string | null
  }
}

/** Names the files by their ids, which forms can change. */
export const withFileIds = ({ page, orderForm, ...record }: Downloads): Downloads => ({
  ...record,
  page: {
    ...page,
    documents: page.documents.map((each) => ({
      ...each,
      fileId: each.fileId ?? each.file?.id ?? '',
    })),
  },
  orderForm: {
    ...orderForm,
    fileId: orderForm.fileId === undefined ? (orderForm.file?.id ?? '') : orderForm.fileId,
  },
})

/** As the API expects them. */
export const toSent = (record: Downloads) => {
  const { page, orderForm } = withFileIds(record)
  return {
    version: record.version,
    page: {
      title: page.title ?? '',
      text: page.text ?? '',
      documents: page.documents.map(({ label, audience, fileId }) => ({
        label: label ?? '',
        audience: audience ?? 'everyone',
        fileId: fileId ?? '',
      })),
    },
    orderForm: {
      title: orderForm.title ?? '',
      text: orderForm.text ?? '',
      label: orderForm.label ?? '',
      fileId: orderForm.fileId || null,
    },
  }
}
