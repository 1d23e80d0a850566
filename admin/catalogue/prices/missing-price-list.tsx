import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Popover } from '@mui/material'
import { useState } from 'react'
import { DataTable, FunctionField, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ListScreen } from '../../screen/list-screen.tsx'
import { useAction } from '../../screen/use-action.ts'
import { PriceForm } from './price-form.tsx'
import { type PriceProblems, problemsOf, type RequestedPrice } from './use-price-change.ts'

type MissingPrice = Schemas['MissingPrice']

/** Sets the first price of a combination; returns what is wrong, or undefined. */
export const useFirstPrice = () => {
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t`Set the price of ${name}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t`Set the price`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t`Price of ${name}` } }}
      >
        <PriceForm
          initial=""
          hasDay={false}
          onSave={(requested) => save(id, name, requested)}
          onClose={() => setAnchor(null)}
        />
      </Popover>
    </>
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

const MissingPriceAction = () => {
  const record = useRecordContext<MissingPrice>()
  const session = useSession()
  if (!record || !isPermitted(session, 'prices.write')) return null
  if (record.hidden) return <ShowAgainButton {...record} />
  return record.isOffered ? (
    <SetPriceButton {...record} />
  ) : (
    <Trans>The shop no longer offers this; nothing to do.</Trans>
  )
}

/** Combinations without a price, the most requested first (A12). */
export const MissingPriceList = () => {
  const { t } = useLingui()
  return (
    <ListScreen
      rowClick={false}
      nothing={t`Everything that can be chosen in the shop has a price.`}
      isGoodEmpty
    >
      <DataTable.Col source="name" label={t`Combination`} disableSort />
      <DataTable.Col source="misses" label={t`Customers asked`} disableSort align="right">
        <FunctionField<MissingPrice>
          render={({ misses }) => (misses === 0 ? t`never` : `${misses}×`)}
        />
      </DataTable.Col>
      <DataTable.Col source="lastAt" label={t`Last time`} disableSort>
        <FunctionField<MissingPrice> render={({ lastAt }) => (lastAt ? timeText(lastAt) : '–')} />
      </DataTable.Col>
      <DataTable.Col label={t`Action`}>
        <MissingPriceAction />
      </DataTable.Col>
    </ListScreen>
  )
}
