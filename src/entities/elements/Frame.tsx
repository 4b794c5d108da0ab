import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '#src/shared/ui/Button.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from './Frame.module.css';
import { useDismissed } from './model/dismissed-store.ts';
import { type DismissibleElement, useDismissal } from './use-dismissal.ts';

type FrameProps = {
  /** Accessible name of the element among the articles of the feed. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Frame of an element between posts. An article, because a feed may contain nothing else; without a position, because
 * only posts are counted.
 */
export function Frame({ label, className, children }: FrameProps) {
  return (
    <article aria-label={label} className={cx(styles.element, className)}>
      {children}
    </article>
  );
}

type LineProps = FrameProps & {
  /** Picture or icon in front of the words. */
  lead?: ReactNode;
  /** Buttons behind the words. */
  actions?: ReactNode;
  /** Button that hides the element. */
  hide?: ReactNode;
  /** Puts the buttons below the words on phones. */
  stacks?: boolean;
};

/** An element as one line: lead, words, buttons, and the button that hides it. */
export function Line({ label, className, lead, actions, hide, stacks = false, children }: LineProps) {
  return (
    <Frame label={label}>
      <div className={cx(styles.line, stacks && styles.stacked, className)}>
        {lead ? <span className={styles.lead}>{lead}</span> : null}
        <div className={styles.words}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {hide}
      </div>
    </Frame>
  );
}

type ShelfProps = FrameProps & {
  /** Heading; without one the shelf is only named. */
  title?: string | undefined;
  /** Link beside the heading. */
  more?: ReactNode;
  hide?: ReactNode;
  /** Custom properties of the row. */
  style?: CSSProperties;
};

/** An element as one horizontally scrolling row; its children are list items. */
export function Shelf({ label, className, title, more, hide, style, children }: ShelfProps) {
  return (
    <Frame label={label}>
      {title || more || hide ? (
        <div className={styles.top}>
          {title ? <h2 dir="auto">{title}</h2> : null}
          {more}
          {hide}
        </div>
      ) : null}
      <ul className={cx(styles.shelf, className)} style={style} aria-label={label}>
        {children}
      </ul>
    </Frame>
  );
}

/** Hides an element on every device of the member; the line in its place offers to undo it. */
export function HideButton({
  element,
  name,
  className,
}: {
  element: DismissibleElement;
  name: string;
  className?: string | undefined;
}) {
  const { t } = useLingui();
  const { dismiss } = useDismissal(element);
  return (
    <IconButton
      icon="close"
      size="small"
      label={t`Hide: ${name}`}
      className={cx(styles.hide, className)}
      onClick={() => void dismiss(name)}
    />
  );
}

/** Replaces an element that was dismissed on this page. */
function DismissedLine({ element, name }: { element: DismissibleElement; name: string }) {
  const { t } = useLingui();
  const { restore } = useDismissal(element);
  return (
    <Frame label={t`Hidden`}>
      <div className={styles.gone}>
        <span role="status">
          <Trans>Hidden. You will not see “{name}” here again.</Trans>
        </span>
        <Button variant="quiet" size="small" onClick={() => void restore(name)}>
          <Trans>Undo</Trans>
        </Button>
      </div>
    </Frame>
  );
}

/**
 * Renders an element until it is dismissed, then a line with Undo for as long as the page is open, and nothing on pages
 * opened later.
 */
export function Dismissible({ element, children }: { element: DismissibleElement; children: ReactNode }) {
  const { dismissed, isSamePage } = useDismissed(element);
  if (!dismissed) return children;
  return isSamePage ? <DismissedLine element={element} name={dismissed.name} /> : null;
}
