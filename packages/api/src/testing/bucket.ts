/** What tells a server of the bucket in which the tests store files; nothing where they lie in its data folder. */
export function bucketOfTests(): Record<string, string> {
  const url = process.env['TEST_STORAGE_URL']
  return url ? { STORAGE_URL: url } : {}
}
