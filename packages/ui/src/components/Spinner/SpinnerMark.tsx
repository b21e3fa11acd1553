import * as styles from './Spinner.css.ts'

const points = [
  [0, 0],
  [13, 0],
  [13, 13],
  [0, 13],
] as const

/** Four stones that light up in turn; without a label, assistive technology ignores them. */
export function SpinnerMark({ size, label }: { size: number; label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    >
      {points.map(([x, y], index) => (
        <rect key={`${x},${y}`} x={x} y={y} width={11} height={11} rx={2.75} className={styles.stones[index]} />
      ))}
    </svg>
  )
}
