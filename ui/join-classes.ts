/** One class attribute of several; empty and absent ones are omitted. */
export const joinClasses = (...classes: (string | false | undefined)[]) =>
  classes.filter(Boolean).join(' ')
