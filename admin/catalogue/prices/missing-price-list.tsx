import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { cell, TimeField, UnsortedCol } from '../../screen/columns.tsx'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useAction } from '../../screen/use-action.ts'
import { PriceButton } from './price-form.tsx'
import { type PriceProblems, problemsOf, type RequestedPrice } from './use-price-change.ts'

type MissingPrice = Schemas['MissingPrice']

/** Sets the first price of a combination; returns what is wrong, or undefined. */
const useFirstPrice = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  return async (
    code: string,
    name: string,
    { price, acceptsUnusualPrice }: Pick<RequestedPrice, 'price' | 'acceptsUnusualPrice'>,
  ): Promise<PriceProblems | undefined> => {
    try {
      await api.POST('/admin/prices', { body: { code, price, acceptsUnusualPrice } })
      notify(t`${name} can be ordered now.`, { type: 'success' })
      refresh()
      return undefined
    } catch (error) {
      return problemsOf(error)
    }
  }
}

/** Sets the first price of a combination, beside the button. */
export const SetPriceButton = ({ id, name }: Pick<MissingPrice, 'id' | 'name'>) => {
  const { t } = useLingui()
  const save = useFirstPrice()
  return (
    <PriceButton
      name={name}
      form={{ initial: '', hasDay: false, onSave: (requested) => save(id, name, requested) }}
      variant="outlined"
      aria-label={t`Set the price of ${name}`}
    >
      {t`Set the price`}
    </PriceButton>
  )
}

const ShowAgainButton = ({ name, hidden }: MissingPrice) => {
  const { t } = useLingui()
  const { perform } = useAction()
  if (!hidden) return null
  const show = () => {
    const body = { isListed: true, version: hidden.version }
    const params = { path: { id: hidden.id } }
    const request = api.POST('/admin/prices/{id}/listed', { params, body })
    return perform(request, t`${name} can be ordered now.`)
  }
  return (
    <Button size="small" variant="outlined" onClick={show}>
      {t`Put on sale again for CHF ${hidden.price}`}
    </Button>
  )
}

const Action = (record: MissingPrice) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('prices.write')
  if (!mayWrite) return null
  if (record.hidden) return <ShowAgainButton {...record} />
  return record.isOffered ? (
    <SetPriceButton {...record} />
  ) : (
    t`The shop no longer offers this; nothing to do.`
  )
}

const Col = UnsortedCol<'missing-prices'>

/** Combinations without a price, the most requested first (A12). */
export const MissingPriceList = () => {
  const { t } = useLingui()
  const missesOf = ({ misses }: MissingPrice) => (misses === 0 ? t`never` : `${misses}×`)
  return (
    <ListScreen
      rowClick={false}
      nothing={t`Everything that can be chosen in the shop has a price.`}
      isGoodEmpty
    >
      <Col source="name" label={t`Combination`} />
      <Col source="misses" label={t`Requested by customers`} align="right" render={missesOf} />
      <Col source="lastAt" label={t`Last time`} field={TimeField} />
      <Col label={t`Action`} render={cell(Action)} />
    </ListScreen>
  )
}
