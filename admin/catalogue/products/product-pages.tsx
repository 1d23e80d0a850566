import { useLingui } from '@lingui/react/macro'
import StorefrontIcon from '@mui/icons-material/Storefront'
import { Button, ListButton, TopToolbar, useRecordContext } from 'react-admin'
import type { Schemas } from '../../api/client.ts'
import { CreateScreen, EditScreen } from '../../screen/edit-screen.tsx'
import { ProductForm } from './product-form.tsx'

type Product = Schemas['EditableProduct']

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
const toRequest = ({ season, ...product }: Record<string, unknown>) => {
  const { from, to } = (season ?? {}) as { from?: unknown; to?: unknown }
  return { ...product, season: from && to ? { from, to } : null }
}

export const ProductEdit = () => (
  <EditScreen actions={<ProductActions />} redirect={false} transform={toRequest}>
    <ProductForm />
  </EditScreen>
)

const noTexts = { fr: '', en: '', de: '', it: '' }

const emptyProduct = {
  texts: {
    title: noTexts,
    form: noTexts,
    topic: noTexts,
    description_short: noTexts,
    description: noTexts,
    indication: noTexts,
    posology: noTexts,
    ingredients: noTexts,
    general_information: noTexts,
  },
  categories: [],
  composition: [],
  potency: '',
  size: '',
  nr: null,
  season: null,
  images: [],
  position: 0,
  price: '',
  isListed: false,
}

export const ProductCreate = () => {
  const { t } = useLingui()
  return (
    <CreateScreen
      record={emptyProduct}
      transform={toRequest}
      redirect="edit"
      title={t`New product`}
    >
      <ProductForm isNew />
    </CreateScreen>
  )
}
