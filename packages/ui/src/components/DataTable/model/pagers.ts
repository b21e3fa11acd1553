import { Children, isValidElement, type ReactNode } from 'react'

const pagers = new Set<unknown>()

/** Registers a component that changes the pages of the table around it. */
export const registerPager = (component: unknown) => void pagers.add(component)

/** Whether the elements contain a pager. A server runs no effects, so the check reads the elements. */
export const hasPager = (elements: ReactNode): boolean =>
  Children.toArray(elements).some(
    (element) =>
      isValidElement<{ children?: ReactNode }>(element) &&
      (pagers.has(element.type) || hasPager(element.props.children)),
  )
