/** How many times slower than the machine the browser's CPU shall be (E2E_CPU_SLOWDOWN, default 1). */
export const cpuSlowdown = Number(process.env.E2E_CPU_SLOWDOWN || 1)
