import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useDisclosure } from '../model/disclosure.ts';
import styles from './Clamp.module.css';

type ClampProps = {
  /** Key under which the expanded state is remembered. */
  id: string;
  /** `column`: 700 px (spec 000 §9); `feed`: 2000 px, about two or three screens. */
  most: 'column' | 'feed';
  children: ReactNode;
};

/** Cuts tall content and adds a button that expands it. Focused content is never cut off. */
export function Clamp({ id, most, children }: ClampProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useDisclosure(`clamp:${id}`);
  const [isTooTall, setTooTall] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || open) return undefined;
    const measure = (): void => setTooTall(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [open]);

  if (open) return children;
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes */}
      <div
        ref={box}
        className={styles.clamp}
        data-most={most}
        data-cut={isTooTall ? '' : undefined}
        onFocus={() => {
          if (isTooTall && box.current && box.current.scrollTop > 0) setOpen(true);
        }}
      >
        {children}
      </div>
      {isTooTall ? (
        <button type="button" className={styles.more} aria-expanded="false" onClick={() => setOpen(true)}>
          {t`Expand`}
          <Icon name="chevron-down" size={18} />
        </button>
      ) : null}
    </div>
  );
}
