import { type ReactNode, useRef } from 'react';
import { useCurrentInSight } from '../hooks/use-current-in-sight.ts';
import { Link } from './Link.tsx';
import styles from './TabNav.module.css';

/** A tab. */
export type TabNavItem = {
  href: string;
  label: ReactNode;
  current?: boolean;
  /** True where a sidebar, on screens with room for one, has the same link. */
  isNarrowOnly?: boolean;
};

type TabNavProps = {
  /** Accessible name of the bar. */
  label: string;
  items: readonly TabNavItem[];
  /** Content at the end of the line, such as a search field. */
  end?: ReactNode;
};

/** Tabs with addresses of their own: plain links, so that they work before any script has loaded. */
export function TabNav({ label, items, end }: TabNavProps) {
  const bar = useRef<HTMLElement>(null);
  useCurrentInSight(bar, items.find(({ current }) => current)?.href);
  return (
    <div className={styles.line}>
      <nav ref={bar} aria-label={label} className={styles.bar}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href} data-narrow={item.isNarrowOnly || undefined}>
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
