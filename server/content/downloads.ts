import type { Language } from '../../domain/language.ts'
import { languages } from '../../domain/language.ts'
import type { Database } from '../db/client.ts'
import { findOptions, type OptionValues } from './options.ts'

/** What can be downloaded by whom. */
export type Downloads = {
  page: OptionValues['download_page']
  /** Absent for who may not order with the form, and where there is none. */
  orderForm?: OptionValues['download_order_form'] | undefined
}

type May = { userCanOrderWithForm: boolean }

/** The downloads of who is logged in, in a language (D1 §3). */
export const findDownloads = async (
  db: Database,
  language: Language,
  { userCanOrderWithForm }: May,
): Promise<Downloads> => {
  const found = await findOptions(db, ['download_page', 'download_order_form'], language)
  const orderForm = found.download_order_form
  return {
    page: found.download_page,
    orderForm: userCanOrderWithForm && orderForm.title ? orderForm : undefined,
  }
}

export type DownloadFile = { id: string; name: string; filesize: number }

/** A file by its id, if it is among this person's downloads of any language. */
export const findDownloadFile = async (
  db: Database,
  id: string,
  may: May,
): Promise<DownloadFile | undefined> => {
  for (const language of languages) {
    const { page, orderForm } = await findDownloads(db, language, may)
    const files = [...page.documents.map(({ file }) => file), orderForm?.file]
    const found = files.find((file) => file?.id === id)
    if (found) return found
  }
  return undefined
}
