import type { BodyOf, DataOf, PathOf } from './client.ts'
import type { paths } from './generated/api.ts'

type NameOf<Path> = Path extends `/admin/${infer Name}` ? Name : never

/** A resource of react-admin: `GET /admin/<name>` lists its records. */
export type ListName = NameOf<PathOf<'get'>>

/** A record in the list of a resource. */
export type ListRow<Name extends ListName> =
  DataOf<'get', `/admin/${Name}`> extends readonly (infer Row extends object)[] ? Row : never

/** What a list can be asked for, such as its filters. */
export type ListQuery<Name extends ListName> = NonNullable<
  paths[`/admin/${Name}`]['get']['parameters']['query']
>

/** By what the list of a resource can be sorted. */
export type ListSort<Name extends ListName> =
  ListQuery<Name> extends { sort?: infer Sort extends string } ? Sort : never

type ChangedName<Path> = Path extends `/admin/${infer Name}/{id}` ? Name : never
type SentKeys<Body> = [Body] extends [never] ? never : keyof Body
type CreatedKeys<Path> = Path extends PathOf<'post'> ? SentKeys<BodyOf<'post', Path>> : never

/** What a form of a resource can change: the fields that its record and its requests have. */
export type RecordFields<Name extends ChangedName<PathOf<'get'> & PathOf<'patch'>>> = Pick<
  DataOf<'get', `/admin/${Name}/{id}`>,
  keyof DataOf<'get', `/admin/${Name}/{id}`> &
    (SentKeys<BodyOf<'patch', `/admin/${Name}/{id}`>> | CreatedKeys<`/admin/${Name}`>)
>
