import { useLingui } from '@lingui/react/macro'
import { HttpError, useRefresh } from 'react-admin'
import { api, codeOf, type Schemas } from '../../api/client.ts'
import { conflictOf, conflictText, errorMessage } from '../../api/error-message.ts'
import { dayText, today } from '../../i18n/swiss-time.ts'
import { useUndoNotice } from '../../screen/undo-notice.tsx'
import { useAction } from '../../screen/use-action.ts'

export type AdminPrice = Schemas['AdminPrice']

/** Messages of the server by field; `form` for others. An unusual price has to be confirmed. */
export type PriceProblems = {
  price?: string
  validFrom?: string
  steps?: string
  form?: string
  isUnusual?: boolean
}

export type RequestedPrice = { price: string; validFrom: string; acceptsUnusualPrice: boolean }

export const problemsOf = (error: unknown): PriceProblems => {
  if (codeOf(error) === 'price_unusual') return { form: errorMessage(error), isUnusual: true }
  const fields = error instanceof HttpError ? (error.body?.errors ?? {}) : {}
  return Object.keys(fields).length > 0 ? fields : { form: errorMessage(error) }
}

/** Undoes a change of a price, or cancels a planned one. */
export const useUndoPrice = () => {
  const { t } = useLingui()
  const { perform } = useAction()
  return (id: string) =>
    perform(api.POST('/admin/price-changes/{id}/undo', { params: { path: { id } } }), t`Undone.`)
}

/** Saves a price, now or from a day; returns what is wrong, or undefined. */
export const usePriceChange = () => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const undo = useUndoPrice()
  const showNotice = useUndoNotice()
  return async (
    { id, name, version }: Pick<AdminPrice, 'id' | 'name' | 'version'>,
    { price, validFrom, acceptsUnusualPrice }: RequestedPrice,
  ): Promise<PriceProblems | undefined> => {
    const params = { path: { id } }
    try {
      const body = { price, validFrom: validFrom || undefined, version, acceptsUnusualPrice }
      const { data: changed } = await api.PATCH('/admin/prices/{id}', { params, body })
      const { changeId } = changed
      const day = dayText(validFrom)
      const text =
        validFrom > today()
          ? t`${name}: planned from ${day}.`
          : t`${name}: CHF ${changed.price} from now on.`
      refresh()
      if (changeId) showNotice(text, () => undo(changeId))
      return undefined
    } catch (error) {
      const conflict = conflictOf(error)
      if (!conflict) return problemsOf(error)
      const present = await api.GET('/admin/prices/{id}', { params }).catch(() => undefined)
      // The next attempt names the version of the row.
      refresh()
      if (!present) return problemsOf(error)
      const who = conflictText(conflict)
      return {
        form: `${who} ${t`The price is now CHF ${present.data.price}. Yours is not saved: save it again to replace the other.`}`,
      }
    }
  }
}
