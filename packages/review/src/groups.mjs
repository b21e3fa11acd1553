/**
 * Identifies differences with the same cause: equal lines, or equal shapes where only the picture changed. A text
 * that changed next to many buttons is no change of the button.
 */
function marksOf({ id, change, picture, lines }) {
  if (change !== 'changed') return [`${change} ${id}`]
  const told = Object.entries(lines).flatMap(([kind, texts]) => texts.map((text) => `${kind} ${text.trim()}`))
  return told.length > 0 ? told : picture.parts.map((part) => `picture ${part}`)
}

/** Differences that share a mark, together; the largest group first, and the order of the list within each. */
export function groupEqual(differences) {
  // Each leads to an earlier one of its group, the first to itself.
  const leadsTo = differences.map((_, index) => index)
  const firstOf = (index) => {
    let first = index
    while (leadsTo[first] !== first) first = leadsTo[first]
    leadsTo[index] = first
    return first
  }
  const seen = new Map()
  for (const [index, difference] of differences.entries()) {
    for (const mark of marksOf(difference)) {
      const [one, other] = [firstOf(seen.get(mark) ?? index), firstOf(index)]
      leadsTo[Math.max(one, other)] = Math.min(one, other)
      seen.set(mark, one)
    }
  }
  const groups = new Map()
  for (const [index, difference] of differences.entries()) {
    const first = firstOf(index)
    if (groups.has(first)) groups.get(first).push(difference)
    else groups.set(first, [difference])
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
}
