import { msg } from '@lingui/core/macro'
import { redirect } from 'react-router'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'
import { setupTokenOf } from '../../server/http/setup/setup-cookie.ts'
import { i18nIn } from '../../server/i18n.ts'
import { previewCatalogue } from '../../server/setup/catalogue/preview-catalogue.ts'
import { countCatalogue } from '../../server/setup/count-catalogue.ts'
import { findAdministratorForm } from '../../server/setup/save-administrator.ts'
import { findLaboratoryForm } from '../../server/setup/save-laboratory.ts'
import { findSetup, isSetupCompleted } from '../../server/setup/setup-state.ts'
import { isSetupToken } from '../../server/setup/setup-token.ts'
import { doneSteps, openedStep, type SetupStep, stepToShow } from './setup-steps.ts'

/** Whoever sets up the shop probably writes in the language of this page. */
const laboratoryForm = async ({ services: { db }, language }: RequestFacts, isSaved: boolean) => {
  const form = await findLaboratoryForm(db)
  return isSaved ? form : { ...form, language }
}

const contentOf = async (facts: RequestFacts, step: SetupStep, isLaboratorySaved: boolean) => {
  const { db } = facts.services
  switch (step) {
    case 'administrator':
      return { step, form: await findAdministratorForm(db) }
    case 'laboratory':
      return { step, form: await laboratoryForm(facts, isLaboratorySaved) }
    case 'catalogue':
      return { step, preview: await previewCatalogue(db), stored: await countCatalogue(db) }
    case 'check': {
      const [laboratory, stored] = await Promise.all([findLaboratoryForm(db), countCatalogue(db)])
      return { step, laboratory, stored }
    }
  }
}

export type StepContent = Awaited<ReturnType<typeof contentOf>>

/** What the requested step shows; redirects to the home page when there is nothing to set up. */
export const loadSetup = async (facts: RequestFacts, request: Request) => {
  const { language, services } = facts
  const head = { title: i18nIn[language]._(msg`Set up the shop`), robots: 'noindex' }
  const requested = new URL(request.url).searchParams.get('step')
  const setup = await findSetup(services.db)
  if (setup) {
    const token = setupTokenOf(services.env, request.headers)
    if (!(await isSetupToken(services.db, token))) throw redirect(`/${language}/`)
    const done = doneSteps(setup)
    const content = await contentOf(facts, stepToShow(requested, done), setup.isLaboratorySaved)
    return { ...head, setup, done: [...done], content }
  }
  if (requested !== openedStep || !(await isSetupCompleted(services.db)))
    throw redirect(`/${language}/`)
  return { ...head, title: i18nIn[language]._(msg`The shop is open`), setup: undefined }
}
