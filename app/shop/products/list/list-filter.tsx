import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Illustration } from '../../../../ui/illustration.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'

/** The box whose text filters a list. */
const FilterBox = () => {
  const id = useId()
  return (
    <div className="grid grow gap-1 sm:w-48 sm:grow-0">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        <Trans>Filter</Trans>
      </label>
      <input
        id={id}
        type="text"
        data-filter="q"
        autoComplete="off"
        spellCheck="false"
        className="min-h-11 w-full rounded-md border border-edge bg-white px-3 py-2"
      />
    </div>
  )
}

type Option = { key: string; name: string }

/** The distinct options of the products, sorted by name in the language. */
const distinctOptions = (options: readonly Option[], language: string): Option[] =>
  [...new Map(options.map((option) => [option.key, option])).values()]
    .filter(({ key, name }) => key && name)
    .sort((one, other) => one.name.localeCompare(other.name, language))

type ChoiceProps = {
  label: string
  all: string
  options: readonly Option[]
  name: 'topic' | 'form'
}

const Choice = ({ label, all, options, name }: ChoiceProps) => {
  const id = useId()
  return (
    <div className="grid grow gap-1 sm:w-60 sm:grow-0">
      <label htmlFor={id} className="text-sm font-medium text-muted">
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          data-filter={name}
          autoComplete="off"
          className="min-h-11 w-full appearance-none truncate rounded-md border border-edge bg-white py-2 pr-10 pl-3"
        >
          <option value="">{all}</option>
          {options.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down"
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted"
        />
      </span>
    </div>
  )
}

type Props = {
  /** Of all items. */
  count: number
  topics: readonly Option[]
  forms: readonly Option[]
}

/** Filters a list by topic, form and text; filters with a single option are hidden. */
export const ListFilterBar = ({ count, ...options }: Props) => {
  const { t } = useLingui()
  const language = useLanguage()
  const topics = distinctOptions(options.topics, language)
  const forms = distinctOptions(options.forms, language)
  return (
    <search className="flex grow flex-wrap items-end gap-x-4 gap-y-3 noscript:hidden print:hidden">
      {topics.length > 1 && (
        <Choice label={t`Topic`} all={t`All topics`} options={topics} name="topic" />
      )}
      {forms.length > 1 && (
        <Choice label={t`Form`} all={t`All forms`} options={forms} name="form" />
      )}
      <FilterBox />
      <p role="status" className="py-2.5 text-muted tabular-nums">
        <Trans>
          <span data-count>{count}</span> of {count}
        </Trans>
      </p>
      <Button look="plain" hidden data-reset-filter data-show-all>
        {t`Show all`}
      </Button>
    </search>
  )
}

/** Shown when a filter matches no product. */
export const NoProducts = () => (
  <div
    hidden
    data-empty-list
    className="flex min-h-72 flex-wrap items-center gap-x-8 gap-y-4 border border-line bg-sheet p-8"
  >
    <Illustration name="empty-search" className="h-auto w-48" />
    <div>
      <p className="text-lg">
        <Trans>No product matches the filter.</Trans>
      </p>
      <Button look="outline" className="mt-4" data-show-all>
        <Trans>Show all</Trans>
      </Button>
    </div>
  </div>
)
