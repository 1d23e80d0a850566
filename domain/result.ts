/** The result of a use case or rule: a value, or a refusal with a code (never a sentence). */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export const ok = <Value>(value: Value) => ({ ok: true as const, value })

export const refuse = <Refusal>(refusal: Refusal) => ({ ok: false as const, refusal })
