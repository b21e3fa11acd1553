'use client'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useControlledState } from 'react-stately/useControlledState'
import * as styles from './Tabs.css.ts'
import { useScrollHint } from './use-scroll-hint.ts'

/** One tab with what it shows. */
export interface TabItem {
  /** Stands well in an address, for example 'pending-users'. */
  id: string
  label: ReactNode
  /** How many things it holds, written as the language does. */
  count?: number
  /** What it shows; only the selected tab's is drawn. */
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps {
  items: TabItem[]
  /** Names the list of tabs. */
  'aria-label': string
  /** Id of the tab to show, for example from the address. */
  selectedKey?: string
  defaultSelectedKey?: string
  onSelectionChange?: (key: string) => void
  /** 'automatic' shows a tab as the focus comes to it; 'manual' waits for Enter or Space, for tabs that take time to load. */
  keyboardActivation?: 'automatic' | 'manual'
  ref?: Ref<HTMLDivElement>
}

/** Several views of one thing, one of them in sight; the list scrolls where it does not fit. */
export function Tabs({
  items,
  'aria-label': label,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  keyboardActivation = 'automatic',
  ref,
}: TabsProps) {
  const { locale } = useLocale()
  const [selected, select] = useControlledState(
    selectedKey,
    defaultSelectedKey ?? items.find(({ isDisabled }) => !isDisabled)?.id ?? '',
    onSelectionChange,
  )
  const { ref: list, more } = useScrollHint(selected)
  return (
    <AriaTabs
      ref={ref}
      className={styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => select(String(key))}
      keyboardActivation={keyboardActivation}
    >
      <div className={styles.scroller} data-more={more}>
        <TabList ref={list} aria-label={label} className={styles.list}>
          {items.map(({ id, label: words, count, isDisabled }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
              {words}
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
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

export default Tabs
