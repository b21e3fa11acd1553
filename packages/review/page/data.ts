export type Kind = 'picture' | 'tree' | 'tabs' | 'texts'
export type Change = 'changed' | 'new' | 'gone'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Difference {
  id: string
  mode: string
  hash: string
  change: Change
  kinds: readonly Kind[]
  title: { title: string; name: string; kind: string }
  before?: string
  after?: string
  picture: {
    box: Box
    boxes: readonly Box[]
    pixels: number
    size: { width: number; height: number }
  } | null
  lines: Record<Exclude<Kind, 'picture'>, readonly string[]>
}

export interface Decision {
  verdict: 'accepted' | 'rejected'
  reason?: string
}

export interface Review {
  base: { name: string }
  seconds: number
  pictures: number
  unsteady: readonly { id: string; mode: string }[]
  failures: readonly string[]
  decisions: Record<string, Decision>
  isInside: boolean
  groups: readonly (readonly Difference[])[]
}

export const KIND_MESSAGES: Record<Kind, string> = {
  picture: 'Screenshot',
  tree: 'Accessibility tree',
  tabs: 'Tab stops',
  texts: 'Texts',
}

/** Data that the command writes into this file. */
export const review: Review = JSON.parse(document.querySelector('#review')?.textContent ?? '{}')

const addresses = new Map<string, string>()

/** Returns the object URL of a screenshot, created on first use. */
export function addressOf(hash: string): string {
  if (!review.isInside) return `pictures/${hash}.png`
  const known = addresses.get(hash)
  if (known) return known
  const text = document.querySelector(`#p-${hash}`)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }))
  addresses.set(hash, address)
  return address
}

/** Returns the readable name of a difference: its component and mode. */
export const nameOf = ({ title }: Difference) => `${title.title.split('/').at(-1)}: ${title.name}`
export const componentOf = ({ title }: Difference) => title.title.split('/').at(-1) ?? title.title
export const modeParts = (mode: string) => mode.split('--')
