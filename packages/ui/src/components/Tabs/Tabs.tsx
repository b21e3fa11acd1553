'use client'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useControlledState } from 'react-stately/useControlledState'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import * as styles from './Tabs.css.ts'
import { useScrollHint } from './use-scroll-hint.ts'

/** One tab and its content. */
export interface TabItem<Key extends string = string> {
  /** Use an id that works in an address, for example 'pending-users'. */
  id: Key
  label: ReactNode
  /** The count of its items, formatted for the language. */
  count?: number
  /** The content; only the selected tab's is mounted. */
  content: ReactNode
  isDisabled?: boolean
}

interface TabsBase<Key extends string> extends DOMProps {
  items: readonly TabItem<Key>[]
  /** Id of the tab to show, for example from the address. */
  value?: NoInfer<Key>
  defaultValue?: NoInfer<Key>
  onChange?: (value: Key) => void
  /** 'automatic' shows a tab when it gets the focus; 'manual' waits for Enter or Space, for tabs that load slowly. */
  keyboardActivation?: 'automatic' | 'manual'
  ref?: Ref<HTMLDivElement>
}

/** The accessible name is that of the tab list. */
export type TabsProps<Key extends string = string> = TabsBase<Key> & Named

/** Several views of one thing, one of them visible; the list scrolls if it does not fit. */
export function Tabs<Key extends string>({
  items,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  value,
  defaultValue,
  onChange,
  keyboardActivation = 'automatic',
  ref,
  ...rest
}: TabsProps<Key>) {
  const { locale } = useLocale()
  const [selected, select] = useControlledState<Key | null, Key>(
    value,
    defaultValue ?? items.find(({ isDisabled }) => !isDisabled)?.id ?? null,
    onChange,
  )
  const { ref: list, more } = useScrollHint(selected)
  return (
    <AriaTabs
      render={renderWithProps('div', rest)}
      ref={ref}
      className={styles.tabs}
      selectedKey={selected ?? undefined}
      onSelectionChange={(key) => select(key as Key)}
      keyboardActivation={keyboardActivation}
    >
      <div className={styles.scroller} data-more={more}>
        <TabList ref={list} aria-label={label} aria-labelledby={labelledBy} className={styles.list}>
          {items.map(({ id, label: tabLabel, count, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
              {wrapOwnText(tabLabel)}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count.toLocaleString(locale)}</span>
                </>
              )}
            </Tab>
          ))}
        </TabList>
      </div>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {wrapOwnText(content)}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

export default Tabs
