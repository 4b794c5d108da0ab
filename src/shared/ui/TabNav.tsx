import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
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

/** Where there is no room for all of them, the one that is shown comes to the middle, or as far as the bar goes. */
function useCurrentInSight(bar: RefObject<HTMLElement | null>, current: string | undefined): void {
  useLayoutEffect(() => {
    const tab = current === undefined ? null : bar.current?.querySelector('[aria-current="page"]');
    if (!bar.current || !tab) return;
    const [around, inside] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    bar.current.scrollLeft += (inside.left + inside.right - around.left - around.right) / 2;
  }, [bar, current]);
}

/** Tabs that are pages of their own: plain links, so they work before any script has loaded. */
export function TabNav({ label, items, end }: TabNavProps) {
  const bar = useRef<HTMLElement>(null);
  useCurrentInSight(bar, items.find(({ current }) => current)?.href);
  return (
    <div className={styles.line}>
      <nav ref={bar} aria-label={label} className={styles.bar}>
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
