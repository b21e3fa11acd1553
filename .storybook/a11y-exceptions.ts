/** Reviewed results that axe cannot decide. Any other incomplete result fails the story's check. */
interface A11yException {
  rule: string
  /** axe's message keys for the reason of the incomplete result. */
  reasons: string[]
  mode?: string
  story?: RegExp
  because: string
}

const tables = /^(data-datatable|examples-user-management)/
/** Pages whose stories scroll content under a header. */
const scrolled = /^(data-datatable|data-tree--many-items|examples-)/

export const a11yExceptions: A11yException[] = [
  {
    rule: 'color-contrast',
    reasons: ['equalRatio'],
    mode: 'forced-colors',
    because: 'Forced colors replace the page’s colors, but axe reads the page’s colors.',
  },
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'],
    story: scrolled,
    because: 'Scrolled content passes under fixed parts: header, column headers, sticky columns, selection bar.',
  },
  {
    rule: 'target-size',
    reasons: ['partiallyObscured', 'partiallyObscuredNonTabbable', 'target-size', 'target-offset'],
    story: tables,
    because: 'Rows pass under fixed parts, but users can scroll each target into view.',
  },
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'shortTextContent'],
    mode: 'reflow',
    because: 'The colors are those of the light theme. In a small window, more content is covered.',
  },
  {
    rule: 'scrollable-region-focusable',
    reasons: ['focusable-content'],
    mode: 'reflow',
    story: tables,
    because: 'A grid is one Tab stop. Arrow keys reach its cells and scroll them into view.',
  },
  {
    rule: 'th-has-data-cells',
    reasons: ['th-has-data-cells'],
    mode: 'reflow',
    because: 'On a phone, a row has one cell with name and address, which is the row header.',
  },
  {
    rule: 'aria-prohibited-attr',
    reasons: ['noRoleSingular'],
    story: /popover/,
    because: 'React Aria also names the surface around a dialog. The dialog itself has a role and a name.',
  },
]
