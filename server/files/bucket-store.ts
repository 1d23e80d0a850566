import type { IncomingMessage } from 'node:http'
import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { createFileStore } from './create-file-store.ts'
import { type FileStore, StorageError } from './file-store.ts'
import type { StoreDriver } from './store-driver.ts'

/** In milliseconds: for the connection, and for silence in an answer. */
const timeouts = { connectionTimeout: 2_000, socketTimeout: 5_000 }

const maxAttempts = 2

/** Open at a time: slow clients keep theirs while they read. */
const agent = { keepAlive: true, maxSockets: 256 }

type Bucket = {
  /** Such as `https://s3.example:9000`. */
  endpoint: string
  name: string
  region: string
  key: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Reads `s3://KEY:SECRET@HOST:PORT/BUCKET?region=REGION&tls=0`. */
const readAddress = (storageUrl: string): Bucket => {
  const { username, password, host, pathname, searchParams } = new URL(storageUrl)
  const key = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
  return {
    endpoint: `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}`,
    name: pathname.replaceAll('/', ''),
    region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
    key: username ? key : undefined,
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes(nameOf(error))

const statusOf = (error: unknown): unknown =>
  (error as { $metadata?: { httpStatusCode?: unknown } } | undefined)?.$metadata?.httpStatusCode

/** Cause and remedy for the person who runs the shop. */
const sentenceOf = (error: unknown, { endpoint, name }: Bucket): string => {
  const place = `bucket ${name} at ${endpoint}`
  if (nameOf(error) === 'NoSuchBucket')
    return `There is no ${place}: create it, or correct STORAGE_URL.`
  if (nameOf(error) === 'CredentialsProviderError')
    return 'There is no key for the object storage: put it into STORAGE_URL, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.'
  if (nameOf(error) === 'RequestTimeTooSkewed')
    return 'The clock of this machine is wrong: the object storage refuses its requests.'
  if (statusOf(error) === 403)
    return `The ${place} refuses the key of STORAGE_URL (${nameOf(error)}): correct it, or allow it to read, write, list and delete.`
  const cause = error instanceof Error ? error.message || nameOf(error) : String(error)
  return `The ${place} does not respond (${cause}): check that it runs, and STORAGE_URL.`
}

const createClient = (bucket: Bucket) => {
  const client = new S3Client({
    endpoint: bucket.endpoint,
    region: bucket.region,
    forcePathStyle: true,
    maxAttempts,
    ...(bucket.key && { credentials: bucket.key }),
    // Many storages other than Amazon's know no checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...timeouts, httpAgent: agent, httpsAgent: agent },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (isMissing(error)) throw error
        throw new StorageError(sentenceOf(error, bucket), { cause: error })
      }
    },
    // Outside of the attempts.
    { step: 'initialize', name: 'storageError', priority: 'high' },
  )
  return client
}

/** Flydrive's driver for a bucket in which nothing is public. An object is stored at once or not at all. */
class BucketDriver extends S3Driver implements StoreDriver {
  readonly location: string
  readonly setting = 'STORAGE_URL'

  constructor(bucket: Bucket) {
    // Without ACLs, which new buckets refuse: what the bucket is, its objects are.
    super({
      client: createClient(bucket),
      bucket: bucket.name,
      visibility: 'private',
      supportsACL: false,
    })
    this.location = `${bucket.endpoint}/${bucket.name}`
  }

  async open(key: string) {
    const stream = await this.getStream(key)
    // The answer of Node's client, with the length of this very object.
    return { size: Number((stream as IncomingMessage).headers['content-length']), stream }
  }

  isMissing(error: unknown) {
    return isMissing(error)
  }

  /** An object that is not complete is not stored. */
  async deleteUnfinished() {}

  async isPublic(key: string) {
    return fetch(`${this.location}/${key}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}

/** Files in a bucket of an S3-compatible storage. Takes some ten MB of memory: loaded when it is set. */
export const bucketStore = (storageUrl: string): FileStore =>
  createFileStore(new BucketDriver(readAddress(storageUrl)))
