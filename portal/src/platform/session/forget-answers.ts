import { calls } from '@tessera/contract'
import type { useSWRConfig } from 'swr'

type Mutate = ReturnType<typeof useSWRConfig>['mutate']

/** What is no person's: the configuration, and the notices, which are asked for anew. */
const KEPT: readonly string[] = [calls.config.config.id, calls.banners.list.id]

/** Forgets what the server told a person who is signed in no more; what is on the page is asked for again. */
export async function forgetAnswers(mutate: Mutate): Promise<void> {
  await mutate((key) => Array.isArray(key) && !KEPT.includes(String(key[0])), undefined)
}
