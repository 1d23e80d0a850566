import { defineForm } from '../form-parts/define-form.ts'

/** Writes to the laboratory (D2 §3). */
export default defineForm({
  title: 'Write to us',
  text: 'We answer within two working days.',
})
