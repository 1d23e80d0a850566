import type { Language } from '../../domain/language.ts'
import { languages } from '../../domain/language.ts'
import type { OptionValues } from '../../domain/options/site-options.ts'
import type { Database } from '../db/client.ts'
import { findOptions } from './options.ts'

/** Downloads of an account. */
type Downloads = {
  page: OptionValues['download_page']
  /** Undefined without the right to order by form, or if not set. */
  orderForm?: OptionValues['download_order_form'] | undefined
}

type May = { userCanOrder: boolean; userCanOrderWithForm: boolean }

/** The downloads of a signed-in account in a language (D1 §3). */
export const findDownloads = async (
  db: Database,
  language: Language,
  { userCanOrder, userCanOrderWithForm }: May,
): Promise<Downloads> => {
  const found = await findOptions(db, ['download_page', 'download_order_form'], language)
  const orderForm = found.download_order_form
  return {
    page: {
      ...found.download_page,
      documents: found.download_page.documents.filter(
        ({ audience }) => audience === 'everyone' || userCanOrder,
      ),
    },
    orderForm: userCanOrderWithForm && orderForm.title ? orderForm : undefined,
  }
}

/** The address of a download, which needs a session. */
export const downloadPath = (id: string) => `/api/shop/downloads/${id}`

export type DownloadFile = { id: string; name: string; filesize: number }

/** A file by id, if it belongs to the account's downloads in any language. */
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
