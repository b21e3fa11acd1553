import { stones } from '../Spinner/Spinner.css.ts'

/** Four stones in a row, like an ellipsis under the label; they light up in turn. */
export const PendingMark = () => (
  <svg viewBox="0 0 28 4" width={28} height={4} aria-hidden focusable={false}>
    {stones.map((stone, index) => (
      <rect key={stone} x={index * 8} width={4} height={4} rx={1} className={stone} />
    ))}
  </svg>
)
