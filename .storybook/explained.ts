/** What axe cannot tell by itself, looked into; everything else that it leaves open fails the story's check. */
interface Explained {
  rule: string
  /** axe's own name for what kept it from telling. */
  reason: string
  look?: string
  story?: RegExp
  because: string
}

export const explained: Explained[] = [
  {
    rule: 'color-contrast',
    reason: 'equalRatio',
    look: 'forced-colors',
    because: 'The system draws its own colours over the page’s, which are the ones that axe reads.',
  },
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    story: /^(components-datatable|scenes-user-management)/,
    because: 'Rows scroll away under a bar that stays; what is under it is not read there.',
  },
  {
    rule: 'aria-prohibited-attr',
    reason: 'noRoleSingular',
    story: /popover/,
    because: 'React Aria names the surface around a dialog too; the dialog itself has role and name.',
  },
]
