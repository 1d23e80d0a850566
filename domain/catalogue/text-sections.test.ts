import { expect, test } from 'vitest'
import { audiences, type SectionAudiences, sectionsFor, textSections } from './text-sections.ts'

test.each([
  ['visitor', false, ['description', 'topic']],
  ['professional', true, ['description', 'topic', 'indication', 'posology']],
] as const)(
  'has default sections for a %s when no option is set',
  (_, isProfessional, sections) => {
    expect(sectionsFor({}, 'complex', isProfessional)).toEqual(sections)
  },
)

test('changes only the family that the option names', () => {
  const options: SectionAudiences = { otc: { indication: 'everyone', description: 'nobody' } }
  expect(sectionsFor(options, 'otc', false)).toEqual(['topic', 'indication'])
  expect(sectionsFor(options, 'otc', true)).toEqual(['topic', 'indication', 'posology'])
  expect(sectionsFor(options, 'kit', false)).toEqual(['description', 'topic'])
})

test.each(audiences)('shows a professional all sections that visitors see: %s', (audience) => {
  for (const section of textSections) {
    const options: SectionAudiences = { otc: {}, schussler: { [section]: audience } }
    const visitor = sectionsFor(options, 'schussler', false)
    expect(sectionsFor(options, 'schussler', true)).toEqual(expect.arrayContaining([...visitor]))
    expect(visitor.includes(section)).toBe(audience === 'everyone')
  }
})
