import { data, redirect } from 'react-router'
import { setupAddress } from '../../domain/page/personal-pages.ts'
import type { RequestFacts } from '../../server/http/pages/request-facts.ts'
import { readForm } from '../../server/http/read-form.ts'
import { setupTokenOf } from '../../server/http/setup/setup-cookie.ts'
import { readFiles, type UploadedFiles } from '../../server/http/uploads/read-files.ts'
import {
  type ImportRefusal,
  importCatalogue,
} from '../../server/setup/catalogue/import-catalogue.ts'
import {
  removeCatalogueFiles,
  type SetupUploadRefusal,
  uploadCatalogueFiles,
} from '../../server/setup/catalogue/stored-files.ts'
import type { Unpacked } from '../../server/setup/catalogue/unpack-upload.ts'
import { type CompleteRefusal, completeSetup } from '../../server/setup/complete-setup.ts'
import { importExample } from '../../server/setup/import-example.ts'
import {
  type LaboratoryForm,
  type LaboratoryProblems,
  laboratoryFields,
} from '../../server/setup/laboratory-form.ts'
import {
  type AdministratorForm,
  type AdministratorProblems,
  administratorFields,
  saveAdministrator,
} from '../../server/setup/save-administrator.ts'
import { saveLaboratory } from '../../server/setup/save-laboratory.ts'
import type { StepClaim } from '../../server/setup/setup-state.ts'
import { isSetupToken } from '../../server/setup/setup-token.ts'
import { openedStep, type SetupStep } from './setup-steps.ts'

/** Bytes of all files of one upload. */
const uploadLimits = { maxFiles: 60, maxTotalBytes: 32 * 2 ** 20 }

export type SetupRefusal =
  | SetupUploadRefusal
  | ImportRefusal
  | CompleteRefusal
  | 'form-broken'
  | 'fields-wrong'

/** What a refused step shows beside its form. */
export type SetupAnswer = {
  refusal?: SetupRefusal
  administrator?: { form: AdministratorForm; problems: AdministratorProblems }
  laboratory?: { form: LaboratoryForm; problems: LaboratoryProblems }
  uploadProblems?: Unpacked['problems']
}

type Fields = UploadedFiles['fields']

const pick = <Name extends string>(fields: Fields, names: readonly Name[]) =>
  // `fromEntries` loses the key types.
  Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) as Record<Name, string>

const statusOf = (refusal: SetupRefusal) => {
  if (refusal === 'edit-conflict') return 409
  return refusal === 'too-large' ? 413 : 422
}

type Step = (
  facts: RequestFacts,
  posted: UploadedFiles & { claim: StepClaim },
) => Promise<SetupAnswer | SetupStep | typeof openedStep>

const steps: Readonly<Record<string, Step>> = {
  administrator: async ({ services, language }, { fields, claim }) => {
    const form = pick(fields, administratorFields)
    const saved = await saveAdministrator(services, { form, language, ...claim })
    if (saved.ok) return 'laboratory'
    const shown = { ...form, password: '', repeatPassword: '' }
    return typeof saved.refusal === 'string'
      ? { refusal: saved.refusal, administrator: { form: shown, problems: {} } }
      : { refusal: 'fields-wrong', administrator: { form: shown, ...saved.refusal } }
  },
  laboratory: async ({ services }, { fields, claim }) => {
    const form = pick(fields, laboratoryFields)
    const saved = await saveLaboratory(services, { form, ...claim })
    if (saved.ok) return 'catalogue'
    return typeof saved.refusal === 'string'
      ? { refusal: saved.refusal, laboratory: { form, problems: {} } }
      : { refusal: 'fields-wrong', laboratory: { form, ...saved.refusal } }
  },
  upload: async ({ services }, { files, claim }) => {
    const stored = await uploadCatalogueFiles(services.db, { uploads: files, ...claim })
    if (!stored.ok) return { refusal: stored.refusal }
    return stored.value.length > 0 ? { uploadProblems: stored.value } : 'catalogue'
  },
  'remove-files': async ({ services }, { claim }) => {
    const removed = await removeCatalogueFiles(services.db, claim)
    return removed.ok ? 'catalogue' : { refusal: removed.refusal }
  },
  import: async ({ services }, { claim }) => {
    const imported = await importCatalogue(services, claim)
    return imported.ok ? 'check' : { refusal: imported.refusal }
  },
  example: async ({ services }, { claim }) => {
    const imported = await importExample(services, claim)
    return imported.ok ? 'check' : { refusal: imported.refusal }
  },
  open: async ({ services }, { claim }) => {
    const opened = await completeSetup(services, claim)
    return opened.ok ? openedStep : { refusal: opened.refusal }
  },
}

const readPosted = async (request: Request) => {
  if (/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return readFiles(request, uploadLimits)
  const form = await readForm(request)
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { ok: true as const, value: { fields, files: [] } }
}

/** Takes the posted step, then shows the next one; a refused step is shown again with its reason. */
export const takePostedStep = async (facts: RequestFacts, request: Request) => {
  const { env, db } = facts.services
  const token = setupTokenOf(env, request.headers)
  // Each step checks the token again in its transaction; this spares reading files.
  if (!(await isSetupToken(db, token))) return redirect(`/${facts.language}/`, 303)
  const posted = await readPosted(request)
  const answer = await (async (): Promise<Awaited<ReturnType<Step>>> => {
    if (!posted.ok) return { refusal: posted.refusal }
    const { fields } = posted.value
    const intent = fields.intent ?? ''
    const step = Object.hasOwn(steps, intent) ? steps[intent] : undefined
    if (!step) return { refusal: 'form-broken' }
    const version = /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : -1
    return step(facts, { ...posted.value, claim: { token, version } })
  })()
  const address = setupAddress(facts.language)
  if (typeof answer === 'string') return redirect(`${address}?step=${answer}`, 303)
  if (answer.refusal === 'setup-closed') return redirect(`/${facts.language}/`, 303)
  return data(answer, answer.refusal ? { status: statusOf(answer.refusal) } : undefined)
}
