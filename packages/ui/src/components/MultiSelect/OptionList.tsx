'use client'
import { type RefCallback, useLayoutEffect, useRef } from 'react'
import { CheckMark } from '../../internal/check-mark.tsx'
import { listBoxProps, rowProps } from '../../internal/listbox.ts'
import * as option from '../../internal/option.css.ts'
import { OptionText } from '../../internal/option-text.tsx'
import { useVisibleRows } from '../../internal/use-visible-rows.ts'
import type { MultiSelectOption } from './multi-select-option.ts'

interface OptionListProps {
  id: string
  labelledBy: string
  options: readonly MultiSelectOption[]
  selected: ReadonlySet<string>
  /** Index of the focused row; -1 for none. */
  active: number
  onActiveChange: (index: number) => void
  onToggle: (id: string) => void
}

const expected = ({ description }: MultiSelectOption) => (description ? 56 : 36)

/** Options with their checkboxes; of a long list, only those near the visible ones are in the page. */
export function OptionList({ id, labelledBy, options, selected, active, onActiveChange, onToggle }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { first, last, offsets, before, after, measure, onScroll } = useVisibleRows(list, options, { expected })

  useLayoutEffect(() => {
    const element = list.current
    if (!element || active < 0) return
    const edge = Number.parseFloat(getComputedStyle(element).paddingBlockStart) || 0
    const above = offsets[active] ?? 0
    const below = (offsets[active + 1] ?? above) + 2 * edge - element.clientHeight
    if (element.scrollTop > above) element.scrollTop = above
    else if (element.scrollTop < below) element.scrollTop = below
  }, [active, offsets])

  // Manual scrolling keeps the focused row.
  const release = () => active >= 0 && onActiveChange(-1)

  return (
    <div
      ref={list}
      {...listBoxProps({ id, labelledBy, isMultiple: true })}
      className={option.list}
      onScroll={onScroll}
      onWheel={release}
      onTouchMove={release}
      onPointerDown={release}
    >
      <div style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
        {options.slice(first, last).map((each, at) => (
          <OptionRow
            key={each.id}
            option={each}
            measure={measure}
            row={rowProps({
              listId: id,
              index: first + at,
              count: options.length,
              isSelected: selected.has(each.id),
              isActive: first + at === active,
              isDisabled: each.isDisabled,
              onPress: () => {
                onActiveChange(first + at)
                onToggle(each.id)
              },
            })}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionRowProps {
  option: MultiSelectOption
  row: ReturnType<typeof rowProps>
  measure: RefCallback<HTMLElement>
}

const OptionRow = ({ option: { id, label, description }, row, measure }: OptionRowProps) => (
  <div {...row} ref={measure} data-row={id} className={option.option}>
    <CheckMark />
    <OptionText label={label} description={description} />
  </div>
)
