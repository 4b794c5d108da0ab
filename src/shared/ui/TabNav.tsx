import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import styles from './TabNav.module.css';

/** One destination of a tab bar. */
export type TabNavItem = { href: string; label: ReactNode; current?: boolean };

type TabNavProps = {
  /** Spoken name of the bar. */
  label: string;
  items: readonly TabNavItem[];
  /** At the end of the same line, such as a search field. */
  end?: ReactNode;
};

/** Tabs that are pages of their own: plain links, so they work before any script has loaded. */
export function TabNav({ label, items, end }: TabNavProps) {
  return (
    <div className={styles.line}>
      <nav aria-label={label} className={styles.bar}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} className={styles.tab} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {end}
    </div>
  );
}
