import { ok, type Result, refuse } from '../../domain/result.ts'
import { recordChange } from '../audit/record-change.ts'
import { findCurrentOptions } from '../content/options.ts'
import type { Services } from '../services.ts'
import {
  endSetup,
  findSetup,
  type StepClaim,
  type StepRefusal,
  takeSetupStep,
} from './setup-state.ts'

export type CompleteRefusal = StepRefusal | 'step-missing'

/** The last step: writes the pages and opens the shop in all processes. */
export const completeSetup = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  claim: StepClaim,
): Promise<Result<void, CompleteRefusal>> =>
  takeSetupStep<void, CompleteRefusal>(db, claim, async (trx) => {
    // The demo's content is loaded for a set-up only.
    const { examplePages, startOptions } = await import('./example-pages.ts')
    const setup = await findSetup(trx)
    if (!setup?.administrator || !setup.isLaboratorySaved || !setup.catalogueSource)
      return refuse('step-missing')
    const laboratory = await findCurrentOptions(trx, [
      'legal_name',
      'title_suffix',
      'laboratory_address',
      'contact_phone_number',
      'contact_email',
    ])
    for (const page of await examplePages(laboratory, now()))
      await trx
        .insertInto('page')
        .values(page)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    // Options and pages that were set by SQL before stay.
    await trx
      .insertInto('option')
      .values(startOptions())
      .onConflict((conflict) => conflict.columns(['name', 'language']).doNothing())
      .execute()
    const { id, firstName, lastName } = setup.administrator
    await recordChange(trx, {
      actor: { accountId: id, name: `${firstName} ${lastName}` },
      action: 'open',
      resource: 'options',
      recordId: 'setup',
      label: laboratory.legal_name,
      after: { ...laboratory, catalogue: setup.catalogueSource },
      now: now(),
    })
    await endSetup(trx, now())
    return ok(undefined)
  })
