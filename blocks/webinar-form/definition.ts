import { defineForm } from '../form-parts/define-form.ts'

/** Registers for a webinar (D2 §3). */
export default defineForm({
  title: 'Register',
  text: 'The link is mailed the day before.',
})
