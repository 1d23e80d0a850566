import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { requestBackup } from '../../../backup/backup-jobs.ts'
import { type BackupState, findBackupState } from '../../../backup/backup-state.ts'
import type { ApiRoute } from '../../route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'

const backupSchema = z
  .object({
    verifiedAt: z.string().nullable().describe('When the last verified backup was finished.'),
    isRunning: z.boolean().describe('Whether one is being written.'),
    error: z.string().describe('Why the running one has failed so far; empty if it has not.'),
    isOverdue: z.boolean().describe('Whether there was none for 36 hours.'),
  })
  .openapi('BackupState')

const view = ({ verifiedAt, ...state }: BackupState): z.infer<typeof backupSchema> => ({
  verifiedAt: verifiedAt?.toISOString() ?? null,
  ...state,
})

/** Backups of the last 30 days. */
export const backupRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/backup',
    permission: 'backups.read',
    summary: 'Tells when the last backup was verified',
    returns: backupSchema,
    returned: 'The last backup, and whether one is being written.',
    run: async ({ db }, { now }) => ok(view(await findBackupState(db, now))),
  }),
  changeRoute({
    method: 'post',
    path: '/admin/backup',
    permission: 'backups.write',
    summary: 'Starts a backup',
    returns: backupSchema,
    returned: 'The last backup, and that one is being written.',
    refuses: [409],
    run: (trx, { now }) => requestBackup(trx, now),
    log: () => ({
      ...({ action: 'create', resource: 'backups', recordId: 'backup' } as const),
      label: 'officina',
    }),
    view: async (_, { now }, db) => view(await findBackupState(db, now)),
  }),
]
