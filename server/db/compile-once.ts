import type { Compilable, CompiledQuery } from 'kysely'
import { type Database, type Engine, engineOf } from './client.ts'

type Value = unknown
type Row = Readonly<Record<string, Value>>

/** Values of a query by name: one, a list, or a list of rows. */
type Parameters = Readonly<Record<string, Value | readonly Value[] | readonly Row[]>>

/** Stands for a value while a query is built and compiled. */
class Placeholder<Given> {
  readonly read: (parameters: Given) => unknown
  constructor(read: (parameters: Given) => unknown) {
    this.read = read
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const itemOf = (parameters: Parameters, name: string, index: number) =>
  (parameters[name] as readonly Value[])[index]

const placeholdersIn = (parameters: Parameters) => {
  const ofItem = (name: string, item: unknown, index: number) =>
    isRow(item)
      ? Object.fromEntries(
          Object.keys(item).map((column) => [
            column,
            new Placeholder((given: Parameters) => (itemOf(given, name, index) as Row)[column]),
          ]),
        )
      : new Placeholder((given: Parameters) => itemOf(given, name, index))
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((item, index) => ofItem(name, item, index))
        : new Placeholder((given: Parameters) => given[name]),
    ]),
  )
}

/** Lists of other lengths need another text. */
const lengthsOf = (parameters: Parameters) => {
  let lengths = ''
  for (const name in parameters) {
    const value = parameters[name]
    if (Array.isArray(value)) lengths += ` ${value.length}`
  }
  return lengths
}

const maxTexts = 100

/**
 * A query that is built and compiled once per engine and length of its lists, which halves its cost.
 * `build` gets placeholders: it passes them on and does not look at them. Rows of a list have the same
 * columns, and a value that may be null is never compared with `is`.
 */
export const compileOnce = <Given extends Parameters, Result>(
  build: (db: Database, parameters: Given) => Compilable<Result>,
) => {
  const texts = new Map<string, CompiledQuery<Result>>()

  const compile = (db: Database, parameters: Given, key: string) => {
    const query = build(db, placeholdersIn(parameters) as Given).compile()
    if (texts.size >= maxTexts) texts.clear()
    texts.set(key, query)
    return query
  }

  return async (db: Database, parameters: Given): Promise<Result[]> => {
    const engine: Engine = engineOf(db)
    const key = engine + lengthsOf(parameters)
    const query = texts.get(key) ?? compile(db, parameters, key)
    const bound = query.parameters.map((value) =>
      value instanceof Placeholder ? value.read(parameters) : value,
    )
    const { rows } = await db.executeQuery<Result>({ ...query, parameters: bound })
    return rows
  }
}
