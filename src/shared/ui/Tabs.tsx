import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

/** One tab and what it shows. */
export type TabItem = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean };

type TabsProps = {
  /** Spoken name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Chosen tab, when the owner keeps it. */
  selected?: string;
  defaultSelected?: string;
  onSelect?: (id: string) => void;
};

/** Tabs inside a page. Tabs with addresses of their own are a `TabNav`. */
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
