import type { ColumnType } from 'kysely'

declare const content: unique symbol

/** JSON text of a value of type `Value`. */
export type JsonText<Value> = string & { readonly [content]: Value }

/** A JSON column: read as `Value`, written through `json()`. The order of keys is not preserved. */
export type JsonColumn<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>

/** The text of a value for a JSON column. `pg` would turn an array into an array literal. */
export const json = <Value>(value: Value) => JSON.stringify(value) as JsonText<Value>
