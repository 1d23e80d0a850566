import { msg } from '@lingui/core/macro'

/** 'Label: value', with the space that the language puts before a colon. */
export const labelled = (label: string, value: string) => msg`${label}: ${value}`
