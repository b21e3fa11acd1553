/**
 * Returns keys for differences with the same cause: equal lines, or equal shapes if only the screenshot changed. A
 * changed text next to many buttons is not a change of the button.
 */
function keysOf({ id, change, picture, lines }) {
  if (change !== 'changed') return [`${change} ${id}`]
  const descriptions = Object.entries(lines).flatMap(([kind, texts]) => texts.map((text) => `${kind} ${text.trim()}`))
  return descriptions.length > 0 ? descriptions : picture.parts.map((part) => `picture ${part}`)
}

/** Groups differences that share a key, largest group first, in the order of the list within each group. */
export function groupEqual(differences) {
  // Each entry is the index of an earlier difference of its group; the first refers to itself.
  const parents = differences.map((_, index) => index)
  const rootOf = (index) => {
    let first = index
    while (parents[first] !== first) first = parents[first]
    parents[index] = first
    return first
  }
  const seen = new Map()
  for (const [index, difference] of differences.entries()) {
    for (const key of keysOf(difference)) {
      const [one, other] = [rootOf(seen.get(key) ?? index), rootOf(index)]
      parents[Math.max(one, other)] = Math.min(one, other)
      seen.set(key, one)
    }
  }
  const groups = new Map()
  for (const [index, difference] of differences.entries()) {
    const first = rootOf(index)
    if (groups.has(first)) groups.get(first).push(difference)
    else groups.set(first, [difference])
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
}
