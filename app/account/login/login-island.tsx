import { showForgotten } from '../../shell/popups/popups.ts'
import { type LoginAnswer, LoginForm } from './login-form.tsx'

type Props = {
  /** The action's result when the form was submitted without script. */
  answer?: LoginAnswer | undefined
  /** The address to open after the login. */
  returnTo: string
  /** Links to the password reset, in a popup. */
  hasForgotten?: boolean
}

/** The login form within a page. */
export default function LoginIsland({ answer, returnTo, hasForgotten }: Props) {
  return (
    <LoginForm
      answer={answer}
      returnTo={returnTo}
      {...(hasForgotten && { onForgotten: showForgotten })}
    />
  )
}
