/** A small seeded generator (mulberry32): the same seed gives the same numbers everywhere. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Returns true with this probability, from 0 to 1. */
  chance(share: number): boolean
  /** A UUID in the format of version 4. */
  uuid(): string
}

/** A generator for a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  return {
    next,
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${(8 + between(0, 3)).toString(16)}${hex(3)}-${hex(12)}`,
  }
}
