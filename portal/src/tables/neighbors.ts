import type { SidePanelProps } from '@tessera/ui'

/** The ways from an open row to the rows before and after it on the table's page, for its panel. */
export function neighborsOf(
  order: readonly string[],
  id: string,
  show: (id: string) => void,
): Pick<SidePanelProps, 'onPrevious' | 'onNext'> {
  const at = order.indexOf(id)
  const wayTo = (place: number): (() => void) | undefined => {
    const other = at < 0 ? undefined : order[place]
    return other === undefined ? undefined : () => show(other)
  }
  return { onPrevious: wayTo(at - 1), onNext: wayTo(at + 1) }
}
