import { showForgotten } from '../../shell/popups/popups.ts'
import { type LoginAnswer, LoginForm } from './login-form.tsx'
import { type AwaitedFactor, type CodeAnswer, SecondFactorForm } from './second-factor-form.tsx'

type Props = {
  /** The action's result when the form was submitted without script. */
  answer?: LoginAnswer | undefined
  /** Of a session whose password was right. */
  awaited?: AwaitedFactor | undefined
  codeAnswer?: CodeAnswer | undefined
  /** The address to open after the login. */
  returnTo: string
  /** Links to the password reset, in a popup. */
  hasForgotten?: boolean
}

/** The login form within a page. */
export default function LoginIsland({
  answer,
  awaited,
  codeAnswer,
  returnTo,
  hasForgotten,
}: Props) {
  if (awaited) return <SecondFactorForm awaited={awaited} answer={codeAnswer} returnTo={returnTo} />
  return (
    <LoginForm
      answer={answer}
      returnTo={returnTo}
      {...(hasForgotten && { onForgotten: showForgotten })}
    />
  )
}
