import { isIPv6 } from 'node:net'

/** One normalized form for each address, e.g. `::ffff:c000:207`. */
function plainForm(address: string): string {
  const [withoutZone = ''] = address.split('%')
  return new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
}

function isNotEmpty(group: string): boolean {
  return group !== ''
}

/**
 * The network that an address counts for. In IPv4 it is the address itself, even if it is written as IPv6. In IPv6 it
 * is the /64, because one caller has all its addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const plain = plainForm(address)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain)
  if (mapped) {
    const [, high = '', low = ''] = mapped
    return Buffer.from(high.padStart(4, '0') + low.padStart(4, '0'), 'hex').join('.')
  }
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(isNotEmpty))
  const between = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...between, ...after].slice(0, 4).join(':')}::/64`
}
