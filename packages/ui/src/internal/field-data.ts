import type { DOMProps } from './dom-props.ts'

const isData = ([key]: [string, unknown]) => key.startsWith('data-')

/** Separates `data-*` props: they belong on the control of a field, and React Aria would put them on the frame. */
export function splitData<Props extends DOMProps>(props: Props): [data: Pick<DOMProps, `data-${string}`>, rest: Props] {
  const entries = Object.entries(props)
  return [
    Object.fromEntries(entries.filter(isData)) as Pick<DOMProps, `data-${string}`>,
    Object.fromEntries(entries.filter((entry) => !isData(entry))) as Props,
  ]
}
