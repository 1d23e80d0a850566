import { defineForm } from '../form-parts/define-form.ts'

/** Takes part in a contest (D2 §3). */
export default defineForm({
  title: 'Win a day in the garden',
  text: 'We draw ten names on 1 May.',
})
