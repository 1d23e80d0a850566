import type { Language } from '../language.ts'

/**
 * Carriers with their tracking pages, by language where the name differs; `{number}` is the parcel
 * number.
 */
const carriers = {
  'swiss-post': {
    name: { fr: 'La Poste', en: 'Swiss Post', de: 'Die Post', it: 'La Posta' },
    tracking: 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  },
  dhl: {
    name: 'DHL',
    tracking: 'https://www.dhl.com/ch-en/home/tracking.html?tracking-id={number}',
  },
  planzer: {
    name: 'Planzer',
    tracking: 'https://tracking.app.planzer.ch/delivery/info?deliveryNumber={number}',
  },
} as const

type Carrier = keyof typeof carriers

export const isCarrier = (text: string): text is Carrier => Object.hasOwn(carriers, text)

export const parcelCarriers = Object.keys(carriers).filter(isCarrier)

/** Removes separators from a parcel number; undefined when it is invalid. */
export const trackingNumber = (text: string): string | undefined => {
  const number = text.replace(/[\s.-]/g, '').toUpperCase()
  return /^[A-Z0-9]{6,40}$/.test(number) ? number : undefined
}

/**
 * The carrier's name in the language and its tracking page; an unknown carrier keeps its given
 * name.
 */
export const trackingOf = (
  carrier: string,
  number: string,
  language: Language,
): { name: string; url?: string } => {
  if (!isCarrier(carrier)) return { name: carrier }
  const { name, tracking } = carriers[carrier]
  return {
    name: typeof name === 'string' ? name : name[language],
    url: tracking.replace('{number}', encodeURIComponent(number)),
  }
}
