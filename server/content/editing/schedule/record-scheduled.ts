import { recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../audited-text.ts'
import type { Change, PageEdit } from '../edit-row.ts'

const actionOf = (before: PageEdit, after: PageEdit) => {
  if (after.failure) return 'schedule-failed'
  return after.version > before.version && before.draft ? 'publish' : 'unpublish'
}

/** Records changes at their scheduled time in the audit log, as changes of the system. */
export const recordScheduled =
  (now: () => Date): NonNullable<Change['record']> =>
  (trx, { page, before, after }) =>
    recordChange(trx, {
      actor: null,
      action: actionOf(before, after),
      resource: 'content',
      recordId: `${page.key}/${page.language}`,
      label: auditedLabel(after),
      before: auditedText(before),
      after: auditedText(after),
      now: now(),
    })
