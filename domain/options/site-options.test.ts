import { describe, expect, it } from 'vitest'
import { languages } from '../language.ts'
import { type OptionField, optionProblems } from './option-fields.ts'
import { optionGroupNames, optionsOf, siteOptions } from './site-options.ts'

const options = optionGroupNames.flatMap((group) =>
  Object.entries(optionsOf(group)).map(([name, option]) => ({ group, name, option })),
)

const kindOf = ({ input }: OptionField): string =>
  input.kind === 'parts'
    ? Object.entries(input.parts)
        .map(([name, part]) => `${name} (${kindOf(part)})`)
        .join(', ')
    : input.kind

const textOf = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === '' || text === '{}' || text === '[]' || text === 'null' ? '–' : `\`${text}\``
}

describe('the options of the site', () => {
  it.each(options)('options accept the default of $name where it may be stored', ({ option }) => {
    const stored = option.schema.safeParse(option.unset)
    if (option.input.kind === 'parts' || option.unset === '' || option.unset === null) return
    expect(stored).toEqual({ success: true, data: option.unset })
  })

  it.each(options)('options refuse a value of another type for $name with codes', ({ option }) => {
    const { error } = option.schema.safeParse(Symbol('wrong'))
    for (const { message } of error?.issues ?? []) expect(optionProblems).toContain(message)
  })

  it('options have one name each', () => {
    expect(new Set(options.map(({ name }) => name)).size).toBe(options.length)
    for (const { name } of options) expect(siteOptions).toHaveProperty(name)
  })

  it('options are listed in docs/options.md', async () => {
    const rows = options.map(({ name, option }) => {
      const label = `${option.label.message}${option.isTranslated ? `, in ${languages.length} languages` : ''}`
      return `| \`${name}\` | ${label} | ${kindOf(option)} | ${textOf(option.unset)} |`
    })
    const page = `# Options

Stored in the table \`option\`, changed under _Settings → Site settings_, in its groups. Declared in \`domain/options/\`;
\`npm test -- domain/options -u\` writes this page.

| name | is | kind | default |
| --- | --- | --- | --- |
${rows.join('\n')}
`
    await expect(page).toMatchFileSnapshot('../../docs/options.md')
  })
})
