/** Of the form, before and after its script has come. */
export const signupFormId = 'signup-form'
