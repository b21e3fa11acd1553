import { createElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type DOMProps, domProps } from './dom-props.ts'
import { ignoreWhileComposing } from './input-method.ts'

/**
 * Keeps a dialog open when a key ends a composition in one of its inputs, because React Aria does not recognize these
 * keys.
 */
const aroundInputs = { onKeyDownCapture: ignoreWhileComposing }

/** Renders an element of React Aria with all props of a component, because React Aria drops some of them. */
export const renderWithProps = (tag: 'div' | 'section', props: DOMProps) => (given: object) =>
  createElement(tag, mergeProps(given, domProps(props), tag === 'section' ? aroundInputs : {}))
