import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { EmbeddedTargetContext } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './ReadingWall.module.css';
import { useLoginWall } from './use-login-wall.ts';
import { useReadingWall } from './use-reading-wall.ts';
import { dismissWall } from './wall-memory.ts';

interface ReadingWallProps {
  /** Surrounds the list; its items say their index in `data-index`. */
  list: RefObject<Element | null>;
  /** Number of loaded items. */
  count: number;
  hasMore: boolean;
  isMasonry?: boolean;
  /** Called with the number of items that stay, and with undefined when the visitor reads on. */
  onCut: (count: number | undefined) => void;
}

function Watched({
  list,
  count,
  hasMore,
  isMasonry = false,
  onCut,
  pathname,
}: ReadingWallProps & { pathname: string }) {
  const { t } = useLingui();
  const { features } = useViewer();
  const mayAct = useLoginWall();
  const heading = useId();
  const [shown, setShown] = useState<number>();
  const [isOver, setOver] = useState(false);
  useReadingWall(list, { pathname, isMasonry }, (past) => {
    if (past >= count && !hasMore) return;
    setShown(past);
    onCut(past);
  });
  const forget = useEffectEvent(() => onCut(undefined));
  useEffect(() => () => forget(), []);
  if (shown === undefined || isOver) return null;
  const below = count - shown;
  const readOn = (): void => {
    dismissWall(features.includes('loginWallDismissible'));
    setOver(true);
    onCut(undefined);
  };
  return (
    <section
      className={cx(styles.wall, isMasonry && styles.centred)}
      aria-labelledby={heading}
      data-reading-wall=""
    >
      <h2 id={heading}>
        {hasMore || below < 1 ? (
          <Trans>More posts hang below.</Trans>
        ) : (
          <Plural value={below} one="# more post hangs below." other="# more posts hang below." />
        )}
      </h2>
      <p>
        <Trans>Log in and they open, or just go on. We won’t ask again on this page.</Trans>
      </p>
      <div className={styles.even}>
        <Button onClick={readOn}>{t`Keep reading`}</Button>
        <Button onClick={() => mayAct('scroll')}>{t`Log in`}</Button>
      </div>
    </section>
  );
}

/**
 * Login wall in the flow of a list (spec 001 §9): nothing until the limits of the page are passed, then a stitch, and
 * reading on or logging in, both alike. It asks once for a page, and never on an embedded one.
 */
export function ReadingWall(props: ReadingWallProps) {
  const { pathname } = useLocation();
  const isEmbedded = use(EmbeddedTargetContext) !== undefined;
  return isEmbedded ? null : <Watched key={pathname} {...props} pathname={pathname} />;
}
