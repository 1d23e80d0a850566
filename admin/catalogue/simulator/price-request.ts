import type { paths } from '../../api/generated/api.ts'

/** A complete choice, as the API takes it. */
export type PriceRequest =
  paths['/admin/price-simulator']['post']['requestBody']['content']['application/json']

/** The fields of a choice; the request is complete once all steps are taken. */
export type ChoiceProps = { onChange: (request: PriceRequest | undefined) => void }
