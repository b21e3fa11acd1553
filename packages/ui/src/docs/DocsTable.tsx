import type { ComponentProps } from 'react'

/** A table that scrolls in itself where the page is narrow, by keyboard too. */
export const DocsTable = (props: ComponentProps<'table'>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to take the focus.
  <div className="docs-table" tabIndex={0}>
    <table {...props} />
  </div>
)
