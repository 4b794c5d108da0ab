import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { endGuide, markTipShown } from '#src/shared/lib/guide/guide-store.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { matchRoute } from '../routes/match.ts';
import styles from './Guide.module.css';
import { nextTip } from './tips.ts';

const hasKeys = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

function PageTip({ path }: { path: string | undefined }) {
  const { t, i18n } = useLingui();
  const [tip] = useState(() => nextTip(path, hasKeys()));
  const [isOpen, setOpen] = useState(true);
  const title = useId();
  useEffect(() => {
    if (tip) markTipShown(tip.id);
  }, [tip]);
  if (!tip || !isOpen) return null;
  const close = (): void => {
    setOpen(false);
    // Returns the keyboard focus to the page's content.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <aside className={styles.tip} aria-labelledby={title} onKeyDown={onKeyDown}>
      <div role="status">
        <h2 id={title} className={styles.title}>
          {i18n._(tip.title)}
        </h2>
        <p className={styles.text}>{i18n._(tip.text)}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="primary" size="small" onClick={close}>{t`Good to know`}</Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            endGuide();
            close();
          }}
        >{t`Show no more tips`}</Button>
      </div>
    </aside>
  );
}

/**
 * First-run guide (spec 000 §4): one tip about a page when a member first opens it. Each tip is shown once, beside the
 * page and without covering its content, and blocks nothing.
 */
export function Guide() {
  const { isLoggedIn } = useViewer();
  const { base, top } = useLayers();
  const path = matchRoute(base.pathname)?.route.path;
  return isLoggedIn && top === 'base' ? <PageTip key={path} path={path} /> : null;
}
