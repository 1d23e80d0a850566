import { useLanguage } from '../../i18n/use-language.ts'

/** What a step hands on without showing it. */
export const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries({ ...fields, language: useLanguage() }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
