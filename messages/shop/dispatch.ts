import { msg } from '@lingui/core/macro'

/** When an order leaves the laboratory; `day` in words. */
export const dispatchMessage = (day: string) => msg`Leaves our laboratory on ${day}`
