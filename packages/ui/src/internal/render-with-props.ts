import { createElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type DOMProps, domProps } from './dom-props.ts'
import { leaveToInputMethod } from './input-method.ts'

/** Keeps a dialog open while a key ends a composition in one of its inputs: React Aria does not know these keys. */
const aroundInputs = { onKeyDownCapture: leaveToInputMethod }

/** Draws an element of React Aria's with all that a component hands on, of which React Aria itself leaves out a part. */
export const renderWithProps = (tag: 'div' | 'section', props: DOMProps) => (given: object) =>
  createElement(tag, mergeProps(given, domProps(props), tag === 'section' ? aroundInputs : {}))
