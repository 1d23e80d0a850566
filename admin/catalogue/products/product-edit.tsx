import { useLingui } from '@lingui/react/macro'
import StorefrontIcon from '@mui/icons-material/Storefront'
import { Button, ListButton, TopToolbar, useRecordContext } from 'react-admin'
import type { Schemas } from '../../api/client.ts'
import { EditScreen } from '../../screen/edit-screen.tsx'
import { ProductForm } from './product-form.tsx'

type Product = Schemas['EditableProduct']

const ProductTitle = () => useRecordContext<Product>()?.name ?? ''

const ProductActions = () => {
  const { t } = useLingui()
  const record = useRecordContext<Product>()
  return (
    <TopToolbar>
      {record?.isListed && (
        <Button
          label={t`See it in the shop`}
          component="a"
          href={record.shopAddress}
          target="_blank"
        >
          <StorefrontIcon />
        </Button>
      )}
      <ListButton label={t`All products`} />
    </TopToolbar>
  )
}

/** Empty season inputs: the product is sold the whole year. */
export const toRequest = ({ season, ...product }: Record<string, unknown>) => {
  const { from, to } = (season ?? {}) as { from?: unknown; to?: unknown }
  return { ...product, season: from && to ? { from, to } : null }
}

export const ProductEdit = () => (
  <EditScreen
    actions={<ProductActions />}
    title={<ProductTitle />}
    redirect={false}
    transform={toRequest}
  >
    <ProductForm />
  </EditScreen>
)
