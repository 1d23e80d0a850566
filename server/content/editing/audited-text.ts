import { recordChange } from '../../audit/record-change.ts'
import type { Change, PageEdit } from './edit-row.ts'

/** The name of a text in the audit log: 'Frühling (de)'. */
export const auditedLabel = ({ title, page_key, language }: PageEdit) =>
  `${title || page_key} (${language})`

/** A text as the audit log shows it: one field for each part that can differ. */
export const auditedText = ({ draft, ...edit }: PageEdit): Record<string, unknown> => {
  const { blocks = [], ...head } = draft ?? {}
  return {
    title: edit.title,
    hasDraft: draft !== null,
    version: edit.version,
    followsVersion: edit.source_version,
    publishAt: edit.publish_at,
    unpublishAt: edit.unpublish_at,
    failure: edit.failure,
    ...head,
    ...Object.fromEntries(blocks.map((block, at) => [`block${at + 1}`, block])),
  }
}

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
