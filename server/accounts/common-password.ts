import { minPasswordLength } from '../../domain/customer/password.ts'

/** Two keyboards, or capitals, make no other password of it. */
const folded = (password: string) => password.normalize('NFKC').toLowerCase()

const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The shorter ones are refused for their length.
  return new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= minPasswordLength)
      .map(folded),
  )
}

let loading: ReturnType<typeof load> | undefined

/** Whether it is one of the passwords that are tried first; the list is read with the first question. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  loading ??= load()
  return (await loading).has(folded(password))
}
