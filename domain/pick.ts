/** The named fields of an object. */
export const pick = <Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>
