import type { PageKey } from '../../../domain/page/route-words.ts'
import { pageAddress } from '../page-address.ts'
import type { PageBlock, PageText, Text } from '../page-text.ts'

const traditionTitle: Text = {
  fr: 'Ce que dit la tradition',
  en: 'What tradition says',
  de: 'Was die Tradition sagt',
  it: 'Che cosa dice la tradizione',
}

const everydayTitle: Text = {
  fr: 'Au quotidien',
  en: 'Day to day',
  de: 'Im Alltag',
  it: 'Ogni giorno',
}

const whenToAskTitle: Text = {
  fr: 'Quand consulter',
  en: 'When to see a doctor',
  de: 'Wann Sie ärztlichen Rat brauchen',
  it: 'Quando rivolgersi al medico',
}

/** The button to the page of a product. */
export const seeProduct = (key: PageKey, product: string) => ({
  button_text: {
    fr: 'Voir le produit',
    en: 'See the product',
    de: 'Zum Produkt',
    it: 'Vedere il prodotto',
  },
  button_link: pageAddress(key, { product }),
})

/** The button to the selector of a range, with a remedy. */
export const chooseSize = (key: PageKey, remedyCode: string) => ({
  button_text: {
    fr: 'Choisir le format',
    en: 'Choose the size',
    de: 'Grösse wählen',
    it: 'Scegliere il formato',
  },
  button_link: pageAddress(key, { remedyCode }),
})

type ProductLink = Omit<Extract<PageBlock, { type: 'product_link' }>, 'type'>

type Topic = Omit<PageText, 'sections' | 'blocks'> & {
  tradition: Text
  everyday: Text
  everydayIcon: string
  product: ProductLink
  background: { title: Text; text: Text }
  otherProduct: ProductLink
  whenToAsk: Text
}

/** The page of a health topic. */
export const topicPage = (topic: Topic): PageText => {
  const {
    tradition,
    everyday,
    everydayIcon,
    product,
    background,
    otherProduct,
    whenToAsk,
    ...head
  } = topic
  return {
    ...head,
    blocks: [
      { type: 'general_text', title: traditionTitle, text: tradition },
      { type: 'tip', title: everydayTitle, text: everyday, icon_name: everydayIcon },
      { type: 'product_link', ...product },
      { type: 'general_text', ...background },
      { type: 'product_link', ...otherProduct },
      { type: 'tip', title: whenToAskTitle, text: whenToAsk, icon_name: 'first-aid' },
    ],
  }
}
