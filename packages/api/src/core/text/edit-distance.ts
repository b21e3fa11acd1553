/**
 * The number of inserted, deleted, replaced and swapped characters between two words (optimal string alignment). A
 * result above `most` only means that the distance is larger.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  let [earlier, previous]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      const [up = 0, left = 0, both = 0] = [previous[column], line[column - 1], previous[column - 1]]
      let distance = Math.min(up + 1, left + 1, both + cost)
      const isSwapped =
        cost === 1 && row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) distance = Math.min(distance, (earlier[column - 2] ?? Infinity) + 1)
      line.push(distance)
      least = Math.min(least, distance)
    }
    if (least > most) return least
    ;[earlier, previous] = [previous, line]
  }
  return previous[other.length] ?? 0
}
