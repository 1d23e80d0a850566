import type { Text } from '../page-text.ts'

export const tradition: Text = {
  fr: 'Ce que dit la tradition',
  en: 'What tradition says',
  de: 'Was die Tradition sagt',
  it: 'Che cosa dice la tradizione',
}

export const everyday: Text = {
  fr: 'Au quotidien',
  en: 'Day to day',
  de: 'Im Alltag',
  it: 'Ogni giorno',
}

export const whenToAsk: Text = {
  fr: 'Quand consulter',
  en: 'When to see a doctor',
  de: 'Wann Sie ärztlichen Rat brauchen',
  it: 'Quando rivolgersi al medico',
}

export const seeProduct: Text = {
  fr: 'Voir le produit',
  en: 'See the product',
  de: 'Zum Produkt',
  it: 'Vedere il prodotto',
}

export const chooseSize: Text = {
  fr: 'Choisir le format',
  en: 'Choose the size',
  de: 'Grösse wählen',
  it: 'Scegliere il formato',
}
