import * as styles from './toggle.css.ts'

/** The box of a checkbox with its check mark, or the dash of an indeterminate one; its row sets the colors. */
export const CheckMark = ({ isIndeterminate = false }: { isIndeterminate?: boolean }) => (
  <span className={styles.box} aria-hidden>
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="2">
      <path
        d={isIndeterminate ? 'M2.5 6h7' : 'M2.25 6.25 4.75 8.75 9.75 3.5'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </span>
)
