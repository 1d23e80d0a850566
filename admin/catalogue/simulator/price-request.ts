import type { BodyOf } from '../../api/client.ts'

/** A complete choice, as the API takes it. */
export type PriceRequest = BodyOf<'post', '/admin/price-simulator'>

/** The fields of a choice; the request is complete once all steps are taken. */
export type ChoiceProps = { onChange: (request: PriceRequest | undefined) => void }
