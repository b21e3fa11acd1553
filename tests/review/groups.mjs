/** What marks a difference as the same change as another: equal shapes in the picture, equal lines elsewhere. */
function marksOf({ id, change, picture, lines }) {
  if (change !== 'changed') return [`${change} ${id}`]
  if (picture) return picture.parts.map((part) => `picture ${part}`)
  return Object.entries(lines).flatMap(([kind, texts]) => texts.map((text) => `${kind} ${text.trim()}`))
}

/** Differences that share a mark, together; the largest group first, and the order of the list within each. */
export function groupEqual(differences) {
  const groupOf = new Map()
  for (const difference of differences) {
    const marks = marksOf(difference)
    const joined = new Set(marks.map((mark) => groupOf.get(mark)).filter(Boolean))
    const [first = { marks: [], differences: [] }, ...others] = joined
    for (const other of others) {
      first.marks.push(...other.marks)
      first.differences.push(...other.differences)
    }
    first.marks.push(...marks)
    first.differences.push(difference)
    for (const mark of first.marks) groupOf.set(mark, first)
  }
  const place = new Map(differences.map((difference, index) => [difference, index]))
  return [...new Set(groupOf.values())]
    .map(({ differences: own }) => own.toSorted((a, b) => place.get(a) - place.get(b)))
    .toSorted((a, b) => b.length - a.length || place.get(a[0]) - place.get(b[0]))
}
