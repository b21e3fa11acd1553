/** What axe cannot tell by itself, looked into; everything else that it leaves open fails the story's check. */
interface Explained {
  rule: string
  /** axe's own names for what kept it from telling. */
  reasons: string[]
  look?: string
  story?: RegExp
  because: string
}

const tables = /^(components-datatable|scenes-user-management)/

export const explained: Explained[] = [
  {
    rule: 'color-contrast',
    reasons: ['equalRatio'],
    look: 'forced-colors',
    because: 'The system draws its own colours over the page’s, which are the ones that axe reads.',
  },
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured'],
    story: tables,
    because: 'Rows scroll away under what stays: names of columns, sticky columns, the bar of chosen rows.',
  },
  {
    rule: 'target-size',
    reasons: ['partiallyObscured', 'partiallyObscuredNonTabbable'],
    story: tables,
    because: 'The same; what is pressed there can be scrolled clear of it.',
  },
  {
    rule: 'aria-prohibited-attr',
    reasons: ['noRoleSingular'],
    story: /popover/,
    because: 'React Aria names the surface around a dialog too; the dialog itself has role and name.',
  },
]
