import type { MessageDescriptor } from '@lingui/core'
import type { FormFacts } from '../../blocks/form-parts/form-facts.ts'
import {
  alwaysRequired,
  type FormField,
  type FormKind,
  fieldsOf,
  requirableFields,
  requiredByDefault,
} from '../../domain/forms/form-fields.ts'
import type { Language } from '../../domain/language.ts'
import { addressOf } from '../../domain/page/address.ts'
import {
  formLabelMessages,
  formMessages,
  formProblemMessages,
  optionsMissingMessage,
  sendButtonMessages,
  successMessages,
} from '../../messages/server/public-forms.ts'
import type { Database } from '../db/client.ts'
import { i18nIn } from '../i18n.ts'
import { findOptions } from './options.ts'

/** Required fields besides name and e-mail: as configured, else the default (R40). */
const requiredFieldsIn = (kind: FormKind, set: Readonly<Record<string, boolean>>): FormField[] =>
  requirableFields[kind].filter((field) => set[field] ?? requiredByDefault[kind].includes(field))

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>

/** The laboratory's own texts where set (`email_wrong`, `label_company`), else the defaults. */
const wordsIn =
  (language: Language, own: Readonly<Record<string, string>>) =>
  <Name extends string>(words: Words<Name>, prefix = ''): Record<Name, string> => {
    const customTexts = Object.entries<MessageDescriptor>(words).map(([name, word]) => [
      name,
      own[`${prefix}${name}`.replaceAll('-', '_')] || i18nIn[language]._(word),
    ])
    // `fromEntries` loses the key types.
    return Object.fromEntries(customTexts) as Record<Name, string>
  }

/** Fields and messages of a form in a language, whether or not texts are configured. */
export const findForm = async (db: Database, kind: FormKind, language: Language) => {
  const found = await findOptions(
    db,
    ['form_texts', 'newsletter_ticked', `${kind}_required_fields`],
    language,
  )
  const words = wordsIn(language, found.form_texts ?? {})
  const labels = words(formLabelMessages, 'label_')
  const requiredFields = requiredFieldsIn(kind, found[`${kind}_required_fields`])
  const required = new Set([...alwaysRequired, ...requiredFields])
  return {
    hasTexts: found.form_texts !== null,
    requiredFields,
    form: {
      kind,
      language,
      fields: fieldsOf[kind].map((name) => ({
        name,
        label: labels[name],
        isRequired: required.has(name),
      })),
      words: {
        ...words(formMessages),
        send: words(sendButtonMessages, 'send_')[kind],
        success: words(successMessages, 'success_')[kind],
      },
      problems: words(formProblemMessages),
      isNewsletterTicked: found.newsletter_ticked,
      privacy: addressOf(language, 'privacy-policy'),
      terms: addressOf(language, 'terms'),
    },
  }
}

/** The data of a form block (D2 §8); `missing` if no texts are configured. */
export const findFormFacts = async (
  db: Database,
  kind: FormKind,
  language: Language,
): Promise<FormFacts> => {
  const { hasTexts, form } = await findForm(db, kind, language)
  return hasTexts ? form : { missing: i18nIn[language]._(optionsMissingMessage) }
}
