import { Children, isValidElement, type ReactNode } from 'react'

const pageTurners = new Set<unknown>()

/** Registers a component that changes the pages of the table around it. */
export const notePageTurner = (component: unknown) => void pageTurners.add(component)

/** Whether an element is a pager. A server runs no effects, so the check reads the elements. */
export const hasPageTurner = (elements: ReactNode): boolean =>
  Children.toArray(elements).some(
    (element) =>
      isValidElement<{ children?: ReactNode }>(element) &&
      (pageTurners.has(element.type) || hasPageTurner(element.props.children)),
  )
