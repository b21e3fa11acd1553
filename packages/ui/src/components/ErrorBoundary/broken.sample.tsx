import { say } from '../../samples/say.ts'

/** Fails as it is drawn, to show what a person sees then. */
export function Broken(): never {
  throw new Error(say('The chart could not read its data.'))
}
