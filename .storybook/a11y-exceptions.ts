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
    because: 'The system draws its own colors over the page’s, which are the ones that axe reads.',
  },
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring'],
    story: scrolled,
    because:
      'What scrolls away passes under what stays: the header, names of columns, sticky columns, chosen rows’ bar.',
  },
  {
    rule: 'target-size',
    reasons: ['partiallyObscured', 'partiallyObscuredNonTabbable', 'target-size', 'target-offset'],
    story: tables,
    because: 'Rows pass under what stays; what is pressed there can be scrolled clear of it.',
  },
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'shortTextContent'],
    mode: 'reflow',
    because: 'The colors are those of light; in a small window more of what is drawn lies under something.',
  },
  {
    rule: 'scrollable-region-focusable',
    reasons: ['focusable-content'],
    mode: 'reflow',
    story: tables,
    because: 'A grid is one Tab stop; arrows reach its cells, and what scrolls follows them.',
  },
  {
    rule: 'th-has-data-cells',
    reasons: ['th-has-data-cells'],
    mode: 'reflow',
    because: 'On a telephone a row is its name over its address, in one cell that is the row’s header.',
  },
  {
    rule: 'aria-prohibited-attr',
    reasons: ['noRoleSingular'],
    story: /popover/,
    because: 'React Aria names the surface around a dialog too; the dialog itself has role and name.',
  },
]
