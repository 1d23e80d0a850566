import type { Schemas } from '../api/client.ts'

type Sent = Schemas['Downloads']
type FileId = { fileId?: string | null }

/** The downloads of a language, as the API sends them; in a form, files can be chosen by their ids. */
export type Downloads = Omit<Sent, 'page' | 'orderForm'> & {
  page: Omit<Sent['page'], 'documents'> & {
    documents: (Sent['page']['documents'][number] & FileId)[]
  }
  orderForm: Sent['orderForm'] & FileId
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
