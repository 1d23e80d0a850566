import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { correction, generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import type { SignedIn } from '../../../accounts/login/session.ts'
import {
  type CodeRefusal,
  confirmEnrolment,
  disableSecondFactor,
  renewRecoveryCodes,
  startEnrolment,
  type VerifiedSession,
  verifySecondFactor,
} from '../../../accounts/staff/second-factor.ts'
import { credentialsOf, sessionOwnerBy } from '../../../http/sessions/current-session.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { line } from '../../fields.ts'
import { signedInStaff, staffOnly } from '../staff-only.ts'
import { sessionResponse, sessionView } from './session-view.ts'

const codeBody = z.object({
  code: line(40)
    .min(1, 'blank')
    .openapi({ description: 'Six digits of the authenticator app, or a recovery code.' }),
})

const request = {
  body: { required: true, content: { 'application/json': { schema: codeBody } } },
} as const

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
    request,
    responses: { 200: sessionResponse, ...errors(400, 401, 403, 413, 415, 422, 429) },
  }),
  disable: createRoute({
    ...staffOnly(services),
    method: 'delete',
    path: '/admin/session/second-factor',
    summary: 'Removes the second factor, in the demo only',
    responses: { 200: sessionResponse, ...errors(401, 403) },
  }),
  enrol: createRoute({
    ...signedInStaff(services),
    method: 'post',
    path: '/admin/session/second-factor/enrolment',
    summary: 'Creates the secret for an authenticator app',
    description: 'It is active after the confirmation. Until then each call creates a new secret.',
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
    description: 'Needs a code of the authenticator app; a recovery code is refused.',
    request,
    responses: {
      200: codesResponse('The new codes.'),
      ...errors(400, 401, 403, 413, 415, 422, 429),
    },
  }),
  confirm: createRoute({
    ...signedInStaff(services),
    method: 'post',
    path: '/admin/session/second-factor/confirmation',
    summary: 'Activates the second factor with a first code',
    request,
    responses: {
      200: codesResponse('Activated, and verified in this session.'),
      ...errors(400, 401, 403, 413, 415, 422, 429),
    },
  }),
})

const qrSvg = (uri: string) =>
  toSvgSource(generate(uri, { minCorrectionLevel: correction.M }), { on: '#000', off: '#fff' })

/** Enrolment and verification of the second factor. */
export const addSecondFactorRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { env, now } = services
  const routes = routesOf(services)

  type Handled = { req: { raw: Request }; var: { signedIn: SignedIn } }
  const sessionOf = ({ req, var: { signedIn } }: Handled): VerifiedSession => ({
    account: signedIn,
    token: credentialsOf(env, req.raw.headers)?.token ?? '',
  })
  const currentView = async ({ req, var: { signedIn } }: Handled) =>
    sessionView(services, (await sessionOwnerBy(services, req.raw.headers, now())) ?? signedIn)
  /** `wrong`: where recovery codes are refused or do not exist yet, only the app is named. */
  const failCode = (
    c: Parameters<typeof fail>[0] & Headered,
    refusal: CodeRefusal,
    wrong: 'code-wrong' | 'app-code-wrong',
  ) => {
    if (refusal.code === 'code-wrong') return fail(c, wrong, { fields: { code: textOf(c, wrong) } })
    c.header('Retry-After', String(refusal.retryAfter))
    return fail(c, refusal.code)
  }

  api.openapi(routes.verify, async (c) => {
    const verified = await verifySecondFactor(services, sessionOf(c), c.req.valid('json').code)
    return verified.ok
      ? c.json(await currentView(c), 200)
      : failCode(c, verified.refusal, 'code-wrong')
  })

  api.openapi(routes.disable, async (c) => {
    if (!env.demo) return fail(c, 'second-factor-required')
    await disableSecondFactor(services, sessionOf(c))
    return c.json(await currentView(c), 200)
  })

  api.openapi(routes.enrol, async (c) => {
    const started = await startEnrolment(services, c.var.signedIn)
    if (!started.ok) return fail(c, started.refusal)
    return c.json({ ...started.value, qrSvg: qrSvg(started.value.uri) }, 200)
  })

  api.openapi(routes.renew, async (c) => {
    const renewed = await renewRecoveryCodes(services, sessionOf(c), c.req.valid('json').code)
    return renewed.ok
      ? c.json({ recoveryCodes: renewed.value }, 200)
      : failCode(c, renewed.refusal, 'app-code-wrong')
  })

  api.openapi(routes.confirm, async (c) => {
    const confirmed = await confirmEnrolment(services, sessionOf(c), c.req.valid('json').code)
    return confirmed.ok
      ? c.json({ recoveryCodes: confirmed.value }, 200)
      : failCode(c, confirmed.refusal, 'app-code-wrong')
  })
}

type Headered = { header: (name: string, value: string) => void }
