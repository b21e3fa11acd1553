import type { ComponentProps, ReactNode } from 'react'

interface DocsTableProps extends ComponentProps<'table'> {
  /** The column headings; the children are the rows. */
  head?: readonly ReactNode[]
}

/** A table that scrolls sideways on a narrow page, also by keyboard. */
export const DocsTable = ({ head, children, ...rest }: DocsTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
  <div className="docs-table" tabIndex={0}>
    <table {...rest}>
      {head && (
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {head ? <tbody>{children}</tbody> : children}
    </table>
  </div>
)
