import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentIssue } from '../../../domain/content/page-content.ts'

/** What is wrong with a field, and what to do. */
export const problemNames: Readonly<Record<ContentIssue['problem'], MessageDescriptor>> = {
  missing: msg`Please fill in this field.`,
  'too-long': msg`This is too long. Please shorten it.`,
  invalid: msg`This is not filled in correctly.`,
  'unknown-block': msg`The site does not know this block any more. Please remove it.`,
}
