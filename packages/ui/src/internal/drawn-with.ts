import { createElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type DOMProps, domProps } from './dom-props.ts'
import { leaveToInputMethod } from './input-method.ts'

/** A dialog around an input stays open by the keys that end a composition, whose codes React Aria does not know. */
const aroundInputs = { onKeyDownCapture: leaveToInputMethod }

/** Draws an element of React Aria's with all that a component hands on, of which React Aria itself leaves out a part. */
export const drawnWith = (tag: 'div' | 'section', props: DOMProps) => (given: object) =>
  createElement(tag, mergeProps(given, domProps(props), tag === 'section' ? aroundInputs : {}))
