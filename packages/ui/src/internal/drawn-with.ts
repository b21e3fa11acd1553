import { createElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type DOMProps, domProps } from './dom-props.ts'

/** Draws an element of React Aria's with all that a component hands on, of which React Aria itself leaves out a part. */
export const drawnWith = (tag: 'div' | 'section', props: DOMProps) => (given: object) =>
  createElement(tag, mergeProps(given, domProps(props)))
