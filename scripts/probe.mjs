// @ts-check
// node scripts/probe.mjs: exits with 0 if the shop of this machine can place orders (/api/ready).
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => ({
  ok: false,
}))
process.exit(ok ? 0 : 1)
