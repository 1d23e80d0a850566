import { pagePlace } from '../../../domain/content/page-kind.ts'
import { addressOf } from '../../../domain/page/address.ts'
import type { PageRef } from './edit-row.ts'

/** The address of a page, e.g. `/de/neuigkeiten/fruehling`; undefined without the slug it needs. */
export const pageAddress = ({ key, language }: PageRef, slug = ''): string | undefined => {
  const place = pagePlace({ key, slug })
  return place && addressOf(language, place.key, place.params)
}
