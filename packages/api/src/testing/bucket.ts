/** The environment of the test bucket; empty if files are in the data folder. */
export function bucketOfTests(): Record<string, string> {
  const url = process.env['TEST_STORAGE_URL']
  return url ? { STORAGE_URL: url } : {}
}
