import { useLanguage } from '../../i18n/use-language.ts'

/** Values that a step passes on without showing them. */
export const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) => (
  <>
    {Object.entries({ ...fields, language: useLanguage() }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)
