import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { longestPassword } from '../../../accounts/passwords/password.ts'
import {
  confirmEnrolment,
  disableSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
} from '../../../accounts/second-factor/change-second-factor.ts'
import type { IdentityRefusal } from '../../../accounts/second-factor/confirm-identity.ts'
import {
  type HeldSession,
  verifySecondFactor,
} from '../../../accounts/second-factor/verify-second-factor.ts'
import { credentialsOf, heldSessionBy } from '../../../http/sessions/current-session.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { line, password } from '../../fields.ts'
import { signedInStaff, staffOnly } from '../staff-only.ts'
import { sessionResponse, sessionView } from './session-view.ts'

const codeBody = z.object({
  code: line(40)
    .min(1, 'blank')
    .openapi({ description: 'Six digits of the authenticator app, or a recovery code.' }),
})

const ownPassword = password(longestPassword).openapi({
  description: 'The present password of the account.',
})

const proofBody = codeBody.extend({ password: ownPassword })

const enrolmentBody = z.object({
  secret: line(32).openapi({ description: 'The secret of the enrolment.' }),
  code: line(40).min(1, 'blank').openapi({ description: 'Six digits of the authenticator app.' }),
  password: ownPassword,
})

const requestOf = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: { 'application/json': { schema } } },
})

const recoveryCodes = z
  .array(z.string())
  .openapi({ description: 'Each replaces the app once; they cannot be read again.' })

const codesResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: z.object({ recoveryCodes }) } },
})

const routesOf = (services: Services) => ({
  verify: createRoute({
    ...signedInStaff(services),
    method: 'post',
    path: '/admin/session/second-factor',
    summary: 'Verifies the second factor in this session',
    description: 'After 10 wrong codes in 15 minutes the account has to wait.',
    request: requestOf(codeBody),
    responses: { 200: sessionResponse, ...errors(400, 401, 403, 413, 415, 422, 429) },
  }),
  disable: createRoute({
    ...staffOnly(services),
    method: 'post',
    path: '/admin/session/second-factor/removal',
    summary: 'Removes the second factor, in the demo only',
    description: 'Needs the password and a code of the app or a recovery code.',
    request: requestOf(proofBody),
    responses: { 200: sessionResponse, ...errors(400, 401, 403, 413, 415, 422, 429) },
  }),
  enrol: createRoute({
    ...signedInStaff(services),
    method: 'post',
    path: '/admin/session/second-factor/enrolment',
    summary: 'Creates the secret for an authenticator app',
    description:
      'It is stored and active after the confirmation, which gets it back. Each call creates a new one.',
    responses: {
      200: {
        description: 'The secret, for the app.',
        content: {
          'application/json': {
            schema: z.object({
              secret: z.string().openapi({ description: 'Secret in base32, for typing.' }),
              uri: z
                .string()
                .openapi({ description: 'The content of the QR code: `otpauth://…`.' }),
              qrSvg: z.string().openapi({ description: 'QR code, an SVG document.' }),
            }),
          },
        },
      },
      ...errors(401, 403, 409),
    },
  }),
  renew: createRoute({
    ...staffOnly(services),
    method: 'post',
    path: '/admin/session/second-factor/recovery-codes',
    summary: 'Renews the recovery codes; those before are void',
    description:
      'Needs the password and a code of the authenticator app; a recovery code is refused.',
    request: requestOf(proofBody),
    responses: {
      200: codesResponse('The new codes.'),
      ...errors(400, 401, 403, 413, 415, 422, 429),
    },
  }),
  confirm: createRoute({
    ...signedInStaff(services),
    method: 'post',
    path: '/admin/session/second-factor/confirmation',
    summary: 'Activates the second factor with a first code and the password',
    request: requestOf(enrolmentBody),
    responses: {
      200: codesResponse('Activated, and verified in this session.'),
      ...errors(400, 401, 403, 409, 413, 415, 422, 429),
    },
  }),
})

/** Enrolment and verification of the second factor. */
export const addSecondFactorRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { env, now } = services
  const routes = routesOf(services)

  type Handled = { req: { raw: Request }; var: { signedIn: SignedIn } }
  const sessionOf = ({ req, var: { signedIn } }: Handled): HeldSession => ({
    accountId: signedIn.accountId,
    token: credentialsOf(env, req.raw.headers)?.token ?? '',
  })
  const currentView = async ({ req, var: { signedIn } }: Handled) => {
    const held = await heldSessionBy(services, req.raw.headers, now())
    return sessionView(services, held?.account ?? signedIn)
  }
  /** `wrong`: where recovery codes are refused or do not exist yet, only the app is named. */
  const failProof = (
    c: Parameters<typeof fail>[0] & Headered,
    refusal: IdentityRefusal,
    wrong: 'code-wrong' | 'app-code-wrong',
  ) => {
    if (refusal.code === 'code-wrong') return fail(c, wrong, { fields: { code: textOf(c, wrong) } })
    if (refusal.code === 'password-wrong')
      return fail(c, refusal.code, { fields: { password: textOf(c, refusal.code) } })
    c.header('Retry-After', String(refusal.retryAfter))
    return fail(c, refusal.code)
  }

  api.openapi(routes.verify, async (c) => {
    const { code } = c.req.valid('json')
    const verified = await verifySecondFactor(services, sessionOf(c), code, now())
    return verified.ok
      ? c.json(await currentView(c), 200)
      : failProof(c, verified.refusal, 'code-wrong')
  })

  api.openapi(routes.disable, async (c) => {
    const account = c.var.signedIn
    const disabled = await disableSecondFactor(services, account, c.req.valid('json'), now())
    if (disabled.ok) return c.json(await currentView(c), 200)
    const { refusal } = disabled
    return refusal.code === 'second-factor-required'
      ? fail(c, refusal.code)
      : failProof(c, refusal, 'code-wrong')
  })

  api.openapi(routes.enrol, async (c) => {
    const started = await startEnrolment(services, c.var.signedIn)
    return started.ok ? c.json(started.value, 200) : fail(c, started.refusal)
  })

  api.openapi(routes.renew, async (c) => {
    const { accountId } = c.var.signedIn
    const renewed = await renewRecoveryCodes(services, accountId, c.req.valid('json'), now())
    return renewed.ok
      ? c.json({ recoveryCodes: renewed.value }, 200)
      : failProof(c, renewed.refusal, 'app-code-wrong')
  })

  api.openapi(routes.confirm, async (c) => {
    const confirmed = await confirmEnrolment(services, sessionOf(c), c.req.valid('json'), now())
    if (confirmed.ok) return c.json({ recoveryCodes: confirmed.value }, 200)
    const { refusal } = confirmed
    return refusal.code === 'second-factor-exists'
      ? fail(c, refusal.code)
      : failProof(c, refusal, 'app-code-wrong')
  })
}

type Headered = { header: (name: string, value: string) => void }
