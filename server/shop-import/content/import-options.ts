import { type Language, languages } from '../../../domain/language.ts'
import type { Option } from '../../../domain/options/option-group.ts'
import { type OptionName, siteOptions } from '../../../domain/options/site-options.ts'
import { changeContent, lockContent } from '../../content/content-version.ts'
import {
  readStored,
  valueIn,
  writeOption,
  writeTranslated,
} from '../../content/settings/write-option.ts'
import type { ImportContext } from '../import-context.ts'
import { addNotes, countRecord, countUnknown } from '../import-report.ts'
import { findImported, hashOf, noteImported } from '../imported-records.ts'
import { isRecord, type SourceRecord } from '../source/shop-source.ts'
import { readTranslated } from '../source/translated-records.ts'

/** The options of this site by their place in those of ACF (D1 §7). */
const places: Readonly<Record<string, OptionName>> = {
  'seo.global_keywords': 'seo_global_keywords',
  privacy_policy_popup: 'privacy_policy_popup',
  'general.contact_phone_number': 'contact_phone_number',
  'general.contact_email': 'contact_email',
  'general.legal_name': 'legal_name',
  'general.title_suffix': 'title_suffix',
  'signup.professional_text': 'signup_professional_text',
  forms: 'form_texts',
  social_links: 'social_links',
  external_links: 'external_links',
}

/** Values by their place: 'seo.global_keywords', or the whole group where it is one option. */
const valuesIn = (acf: SourceRecord): [string, unknown][] =>
  Object.entries(acf).flatMap(([group, value]): [string, unknown][] =>
    Object.hasOwn(places, group) || !isRecord(value)
      ? [[group, value]]
      : Object.entries(value).map(([name, part]) => [`${group}.${name}`, part]),
  )

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (isRecord(value) && Object.values(value).every((part) => !part))

const valid = (name: OptionName, value: unknown) => siteOptions[name].schema.safeParse(value)

/** Imports site options that nobody has set here. */
export const importOptions = async (context: ImportContext) => {
  const { db, report, isDryRun, now, name: source, fallback } = context
  const given = new Map<OptionName, Partial<Record<Language, unknown>>>()
  const unknown: Record<string, Partial<Record<Language, unknown>>> = {}
  for (const { record, language } of await readTranslated(context, 'options'))
    for (const [place, value] of valuesIn(isRecord(record.acf) ? record.acf : {})) {
      const name = places[place]
      if (isEmpty(value)) continue
      if (name) given.set(name, { ...given.get(name), [language]: value })
      else unknown[place] = { ...unknown[place], [language]: value }
    }
  countUnknown(report, 'option', unknown)
  if (!isDryRun && Object.keys(unknown).length > 0)
    await noteImported(db, [
      {
        ...{ source, kind: 'option', source_id: 'unknown', local_id: 'unknown', imported_at: now },
        ...{ source_hash: hashOf(unknown), written: {}, unknown },
      },
    ])
  const known = await findImported(db, source, 'option', [...given.keys()])
  for (const [name, values] of given) {
    const { isTranslated } = siteOptions[name] as Option
    const first = values[fallback] ?? Object.values(values)[0]
    const wanted = isTranslated
      ? Object.fromEntries(languages.map((each) => [each, values[each] ?? first]))
      : first
    const checked = (isTranslated ? Object.values(wanted as object) : [wanted]).map((value) =>
      valid(name, value),
    )
    if (checked.some(({ success }) => !success)) {
      countRecord(report, 'option', 'skipped')
      addNotes(report, 'option', name, [['option-invalid']])
      continue
    }
    const stored = await readStored(db, [name])
    const local = isTranslated
      ? Object.fromEntries(languages.map((each) => [each, valueIn(stored, name, each)]))
      : stored[0]?.value
    const isUnset = stored.every(({ value }) => isEmpty(value))
    const isSame = hashOf(local) === hashOf(wanted)
    const isOwn = known.get(name)?.written.value === hashOf(local)
    const isWritten = !isSame && (isUnset || isOwn)
    const outcome = isUnset ? 'created' : isWritten ? 'updated' : isSame ? 'unchanged' : 'kept'
    countRecord(report, 'option', outcome)
    if (outcome === 'kept') addNotes(report, 'option', name, [['option-kept']])
    if (isDryRun || (!isWritten && !isSame)) continue
    await changeContent(db, async (trx) => {
      await lockContent(trx)
      if (isWritten && isTranslated)
        await writeTranslated(trx, name, wanted as Record<Language, unknown>)
      else if (isWritten) await writeOption(trx, name, wanted)
      await noteImported(trx, [
        {
          ...{ source, kind: 'option', source_id: name, local_id: name, imported_at: now },
          ...{ source_hash: hashOf(values), written: { value: hashOf(wanted) }, unknown: {} },
        },
      ])
    })
  }
}
