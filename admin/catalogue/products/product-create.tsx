import { useLingui } from '@lingui/react/macro'
import { CreateScreen } from '../../screen/create-screen.tsx'
import { toRequest } from './product-edit.tsx'
import { ProductForm } from './product-form.tsx'

const noTexts = { fr: '', en: '', de: '', it: '' }

const emptyProduct = {
  texts: {
    title: noTexts,
    description_short: noTexts,
    description: noTexts,
    indication: noTexts,
    posology: noTexts,
    ingredients: noTexts,
    general_information: noTexts,
  },
  categories: [],
  nr: null,
  season: null,
  images: [],
  position: 0,
  price: '',
  vatClass: 'reduced',
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
