import { StartError } from '../config/start-error.ts'

/** A file storage other than the data directory: an S3-compatible bucket. */
export interface Bucket {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const FORM = 's3://KEY:SECRET@HOST/BUCKET?region=REGION'
const SCHEMES = ['s3:', 'https:', 'http:']
const DEFAULT_REGION = 'us-east-1'

/** Reports the problem but never the URL, because that contains the secret. */
function refusal(lack: string): StartError {
  return new StartError(`STORAGE_URL ${lack}: write it as ${FORM}, or with http:// if the storage has no TLS.`)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw refusal('has a key or secret that is not percent-encoded')
  }
}

/** Reads the URL of a bucket. Throws a StartError that names the missing part. */
export function readStorageUrl(value: string): Bucket {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !SCHEMES.includes(url.protocol) || url.hostname === '') throw refusal('is not a storage URL')
  const { protocol, host, pathname, searchParams } = url
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  if (!accessKeyId || !secretAccessKey) throw refusal('is missing a key or secret')
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1]
  if (!bucket) throw refusal('must name one bucket')
  const unknown = [...searchParams.keys()].find((name) => name !== 'region')
  if (unknown !== undefined) throw refusal(`has an unknown parameter '${unknown}'`)
  const region = searchParams.get('region') ?? DEFAULT_REGION
  if (!/^[a-z0-9-]{1,50}$/.test(region)) throw refusal('has an invalid region')
  const endpoint = `${protocol === 'http:' ? 'http:' : 'https:'}//${host}`
  return { endpoint, region, bucket, accessKeyId, secretAccessKey }
}
