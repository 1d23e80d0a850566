import type { ColumnType } from 'kysely'

declare const content: unique symbol

/** A value written out as JSON, of the type that it was. */
export type JsonText<Value> = string & { readonly [content]: Value }

/** A column of JSON: read as `Value`, written through `json()`. Keys come back in any order. */
export type JsonColumn<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>

/** A value for a JSON column. Both engines take text; `pg` would make an array literal of an array. */
export const json = <Value>(value: Value) => JSON.stringify(value) as JsonText<Value>
