import { describe, expect, test } from 'vitest'
import { checkForm, type FormProblems } from './check-form.ts'
import {
  type FormEntry,
  type FormField,
  fieldsOf,
  formKinds,
  maxFieldLength,
  requirableFields,
} from './form-fields.ts'

const whole: FormEntry = { texts: { name: 'Ada Keller', email: 'ada@example.ch' }, agb: true }

const missing = (field: FormField) => (field === 'message' ? 'message-missing' : 'field-missing')

type Texts = FormEntry['texts']

describe.each(formKinds)('the %s form', (kind) => {
  const check = (texts: Texts, agb = true) =>
    checkForm(kind, { texts: { ...whole.texts, ...texts }, agb })

  test('requires name, e-mail address and terms only', () => {
    expect(checkForm(kind, whole)).toEqual({})
    const problems = checkForm(kind, { texts: {}, agb: false })
    expect(Object.entries(problems)).toEqual([
      ['name', 'name-missing'],
      ['email', 'email-missing'],
      ['agb', 'accept-terms'],
    ])
  })

  test.each<[Texts, FormProblems]>([
    [{ name: ' \n ' }, { name: 'name-missing' }],
    [{ email: '  ' }, { email: 'email-missing' }],
    [{ email: 'ada' }, { email: 'email-wrong' }],
    [{ email: 'ada@example' }, { email: 'email-wrong' }],
    [{ email: 'ada@example.ch\nBcc: eva@example.ch' }, { email: 'email-wrong' }],
    [{ email: `${'a'.repeat(250)}@example.ch` }, { email: 'email-wrong' }],
    [{ email: ' ada@example.ch ' }, {}],
    [{ name: '' }, { name: 'name-missing' }],
  ])('reports for %j the problems %j', (texts, problems) => expect(check(texts)).toEqual(problems))

  test.each(fieldsOf[kind].filter((field) => field !== 'email'))(
    'limits the length of %s',
    (field) => {
      const longest = maxFieldLength(field)
      expect(check({ [field]: '🌿'.repeat(longest) })).toEqual({})
      expect(check({ [field]: '🌿'.repeat(longest + 1) })).toEqual({ [field]: 'too-long' })
    },
  )
})

test.each(formKinds)('the %s form requires only marked fields (R40)', (kind) => {
  for (const field of requirableFields[kind]) {
    expect(checkForm(kind, whole, [field])).toEqual({ [field]: missing(field) })
    const texts = { ...whole.texts, [field]: '7601000000000' }
    expect(checkForm(kind, { texts, agb: true }, [field])).toEqual({})
  }
})

test('ignores fields of other forms', () => {
  const marked: FormField[] = ['profession']
  expect(checkForm('contact', whole, marked)).toEqual({})
})
