import { useLingui } from '@lingui/react/macro'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { Alert, Box, Button, LinearProgress, List, ListItem } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { type ShownKind, shownKinds } from '../../../domain/catalogue/product-kind.ts'
import { api, type Schemas } from '../../api/client.ts'
import { errorMessage } from '../../api/error-message.ts'
import { ChoiceField } from '../../screen/choices.tsx'
import { moved, ToolButtons } from '../../screen/item-list.tsx'
import { SectionHelp } from '../../screen/section-help.tsx'
import { useAction } from '../../screen/use-action.ts'
import { kindNames } from '../catalogue-names.ts'

type Named = Pick<Schemas['ListedProduct'], 'id' | 'name'>

/** Rows of one request, at most. */
const pageSize = 100

/** All products of a range, in their order. */
const readAll = async (kind: ShownKind, first = 0): Promise<Named[]> => {
  const range = `[${first},${first + pageSize - 1}]`
  const query = { kind, sort: 'position', direction: 'asc', range } as const
  const { data: page } = await api.GET('/admin/products', { params: { query } })
  return page.length < pageSize ? page : [...page, ...(await readAll(kind, first + pageSize))]
}

const OrderedList = ({ kind, products }: { kind: ShownKind; products: readonly Named[] }) => {
  const { t } = useLingui()
  const { perform, isSending: isSaving } = useAction()
  const [order, setOrder] = useState(products)
  const isChanged = order.some(({ id }, index) => products[index]?.id !== id)
  const move = (from: number, to: number) => setOrder(moved(order, from, to))
  const save = () => {
    const ids = order.map(({ id }) => id)
    const request = api.POST('/admin/product-order', { body: { kind, ids } })
    return perform(request, t`The shop shows the new sequence.`)
  }
  return (
    <>
      <List component="ol" dense sx={{ maxWidth: 640 }}>
        {order.map(({ id, name }, index) => (
          <ListItem
            key={id}
            divider
            secondaryAction={
              <ToolButtons
                tools={[
                  [t`Move ${name} up`, ArrowUpwardIcon, () => move(index, index - 1), index === 0],
                  [
                    t`Move ${name} down`,
                    ArrowDownwardIcon,
                    () => move(index, index + 1),
                    index === order.length - 1,
                  ],
                ]}
              />
            }
          >
            {index + 1}. {name}
          </ListItem>
        ))}
      </List>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          position: 'sticky',
          bottom: 0,
          py: 2,
          bgcolor: 'background.default',
        }}
      >
        <Button variant="contained" disabled={!isChanged} loading={isSaving} onClick={save}>
          {t`Save the sequence`}
        </Button>
        <Button disabled={!isChanged} onClick={() => setOrder(products)}>
          {t`Undo all moves`}
        </Button>
        <Button component={Link} to="/products">
          {t`All products`}
        </Button>
      </Box>
    </>
  )
}

/** The order of the products of a range in the shop. */
export const ProductOrderPage = () => {
  const { t } = useLingui()
  const [kind, setKind] = useState<ShownKind>('complex')
  const { data, error, isPending } = useQuery({
    queryKey: ['products', 'order', kind],
    queryFn: () => readAll(kind),
    gcTime: 0,
  })
  return (
    <>
      <Title title={t`Sequence of products`} />
      <SectionHelp name="product-order" />
      <ChoiceField
        label={t`Range`}
        value={kind}
        values={shownKinds}
        nameOf={(one) => t(kindNames[one])}
        onChange={setKind}
        sx={{ mt: 2, minWidth: 240, alignSelf: 'start' }}
      />
      {error && <Alert severity="error">{errorMessage(error)}</Alert>}
      {isPending ? (
        <LinearProgress />
      ) : (
        data && <OrderedList key={`${kind} ${data.length}`} kind={kind} products={data} />
      )}
    </>
  )
}
