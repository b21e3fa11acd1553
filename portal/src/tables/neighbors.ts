import type { SidePanelProps } from '@tessera/ui'

/** Returns the functions that show the previous and next row of the table's page in the panel. */
export function neighborsOf(
  order: readonly string[],
  id: string,
  show: (id: string) => void,
): Pick<SidePanelProps, 'onPrevious' | 'onNext'> {
  const at = order.indexOf(id)
  const showRowAt = (index: number): (() => void) | undefined => {
    const other = at < 0 ? undefined : order[index]
    return other === undefined ? undefined : () => show(other)
  }
  return { onPrevious: showRowAt(at - 1), onNext: showRowAt(at + 1) }
}
