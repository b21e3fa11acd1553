import type { BotChallenge, Verification } from '@tessera/contract'
import { createPolicy } from '../data/trusted-types.ts'

/** Returns the URL of a script of this portal; throws for any other. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, window.location.origin)
  if (origin !== window.location.origin) throw new Error('The challenge names a script of another site.')
  return href
}

let policy: ReturnType<typeof createPolicy> | undefined

/** The URL in the form that a worker accepts: with Trusted Types, it must come from a policy. */
function trustedUrl(url: string): string {
  policy ??= createPolicy('human-check', { createScriptURL: ownScript })
  return policy ? policy.createScriptURL(url) : ownScript(url)
}

/** Solves a challenge in the worker that it names, with ALTCHA's messages. */
export async function solveChallenge({ blockScript, challenge }: BotChallenge): Promise<Verification['solution']> {
  const worker = new Worker(trustedUrl(blockScript))
  const solution = new Promise<Verification['solution']>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of the human check failed.')))
    worker.addEventListener('message', ({ data }: MessageEvent<Verification['solution'] | null>) => {
      if (data && 'derivedKey' in data) resolve(data)
      else reject(new Error('The challenge was not solved.'))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker takes none.
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 })
  })
  return solution.finally(() => worker.terminate())
}
