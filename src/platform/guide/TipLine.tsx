import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { endGuide, markTipShown } from '#src/shared/lib/guide/guide-store.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './TipLine.module.css';
import { nextTip, type TipPage } from './tips.ts';

/** Returns true when the device is likely to have a keyboard: a pointer that hovers, and a window wider than a phone. */
function hasKeyboard(): boolean {
  const matches = (query: string): boolean => window.matchMedia(query).matches;
  return matches('(hover: hover) and (pointer: fine)') && !matches(`(width <= ${BREAKPOINTS.phoneMax}px)`);
}

/** The next tip of a page, unless this visit has shown one. As wide as the page with `isWide`, else as the posts. */
export function TipLine({ page, isWide }: { page: TipPage; isWide: boolean }) {
  const { t, i18n } = useLingui();
  const [tip] = useState(() => nextTip(page, hasKeyboard()));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (tip) markTipShown(tip.id);
  }, [tip]);
  if (!tip || !isOpen) return null;
  const close = (): void => {
    setOpen(false);
    // Returns the keyboard focus to the page's content.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={isWide ? styles.tip : `${styles.tip} ${styles.column}`} aria-label={t`Tip`}>
      <Icon name="info" size={22} />
      <div className={styles.words}>
        <p className={styles.text} role="status">
          {i18n._(tip.text)}
        </p>
        <span className={styles.buttons}>
          <Button variant="quiet" size="small" onClick={close}>{t`Good to know`}</Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              endGuide();
              close();
            }}
          >{t`Show no more tips`}</Button>
        </span>
      </div>
    </aside>
  );
}
