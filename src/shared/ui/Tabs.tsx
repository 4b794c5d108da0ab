import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

/** A tab and its content. */
export type TabItem = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean };

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Selected tab, when controlled by the parent. */
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
};

/** Tabs within a page. Use `TabNav` for tabs with addresses. */
export function Tabs({ label, items, selected, defaultSelected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled} className={styles.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
