import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { ColumnListContext } from '#src/entities/columns/column-list-context.ts';
import { type ColumnState, listNameOf, WAITING_STATE } from '#src/entities/columns/column-lists.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { PIXELS, WIDTHS } from '../model/columns.ts';
import { nearestWidth } from '../model/nearest-width.ts';
import { type ColumnChange, ColumnMenu } from './ColumnMenu.tsx';
import styles from './ColumnView.module.css';
import { Keepers } from './Keepers.tsx';
import { PostColumn } from './PostColumn.tsx';
import { useColumnName } from './use-column-name.ts';

type ColumnViewProps = {
  column: PatioColumn;
  /** False until it is stored: its posts cannot be read before. */
  isStored: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: number) => void;
  onChange: (change: ColumnChange) => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Called with the number of new posts whenever it changes. */
  onNews: (count: number) => void;
  /** Handlers that let the head be dragged. */
  grip: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
  isDragged: boolean;
};

/** Edge of a column that changes its width by dragging. */
function WidthEdge({ onWidth }: { onWidth: (width: PatioColumn['width']) => void }) {
  const [start, setStart] = useState<number>();
  const drag = (event: PointerEvent<HTMLElement>): void => {
    if (start === undefined) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onWidth(nearestWidth(isRtl ? start - event.clientX : event.clientX - start, PIXELS));
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={(event) => {
        const box = event.currentTarget.parentElement?.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        setStart(isRtl ? box?.right : box?.left);
      }}
      onPointerUp={(event) => {
        drag(event);
        setStart(undefined);
      }}
      onPointerCancel={() => setStart(undefined)}
    />
  );
}

type ColumnFrameProps = ColumnViewProps &
  ColumnState & {
    area: RefObject<HTMLElement | null>;
    /** The list. */
    children: ReactNode;
  };

/** Frame of a column: its head is the handle, its list scrolls by itself. */
function ColumnFrame(props: ColumnFrameProps) {
  const { column, isFirst, isLast, onMove, onChange, onEdit, onRemove, onNews, grip, isDragged } = props;
  const { news, reload, area, children } = props;
  const { count, isMore, faces, show, readUpTo } = news;
  const { t } = useLingui();
  const locale = useDateLocale();
  const { title, detail, icon } = useColumnName()(column);
  const [readAt, setReadAt] = useState<number>();
  const tell = useEffectEvent(onNews);
  useEffect(() => tell(count), [count]);
  const showNews = (): void => {
    show();
    if (area.current) area.current.scrollTop = 0;
    area.current?.focus({ preventScroll: true });
  };
  const goBack = (): void => {
    area.current?.querySelector('[data-read-up-to]')?.scrollIntoView({ block: 'start' });
  };
  const onWidth = (width: PatioColumn['width']): void => onChange({ width });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const direction = document.documentElement.dir === 'rtl' ? -step : step;
    if (!event.shiftKey) {
      onMove(direction);
      return;
    }
    const width = WIDTHS[WIDTHS.indexOf(column.width) + direction];
    if (width) onWidth(width);
  };
  const onReload = (): void => {
    setReadAt(siteNow());
    reload();
  };
  return (
    <section
      className={styles.column}
      data-width={column.width}
      data-column={column.id}
      data-item={column.id}
      data-dragged={isDragged ? '' : undefined}
      aria-label={title}
    >
      <header className={styles.head}>
        <button type="button" data-handle="" className={styles.handle} onKeyDown={onKeyDown} {...grip}>
          <Icon name={icon} size={20} />
          <span className={styles.words}>
            <b dir="auto">{title}</b>
            <small>
              {count > 0 || readUpTo ? null : readAt ? (
                <Trans>As of {dateFormat(locale, { timeStyle: 'short' }).format(readAt)}</Trans>
              ) : (
                detail
              )}
            </small>
          </span>
          <VisuallyHidden>{t`Move with the arrow keys, with Shift its width`}</VisuallyHidden>
        </button>
        <span className={styles.news} role="status">
          {count > 0 ? (
            <button type="button" onClick={showNews}>
              <i className={styles.knot} />
              {isMore ? (
                <Trans>{count} or more new</Trans>
              ) : (
                <Plural value={count} one="# new" other="# new" />
              )}
              <Keepers blogs={faces} size={20} />
              <VisuallyHidden>{t`in ${title}, show`}</VisuallyHidden>
            </button>
          ) : readUpTo ? (
            <button type="button" onClick={goBack}>
              <Trans>Back to where you were</Trans>
            </button>
          ) : null}
        </span>
        <ColumnMenu {...{ column, title, isFirst, isLast, onMove, onChange, onEdit, onRemove, onReload }} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls takes the focus, so that keys scroll it. */}
      <section ref={area} className={styles.posts} tabIndex={0} aria-label={t`Posts of ${title}`}>
        {children}
      </section>
      <WidthEdge onWidth={onWidth} />
    </section>
  );
}

/** Placeholder of a list that is not there yet. */
const WAITING = <PostSkeleton />;

/**
 * A column of the patio, whose list stays as it is until new items are asked for. Its head is there from the beginning,
 * also while the list is not.
 */
export function ColumnView(props: ColumnViewProps) {
  const { column, isStored } = props;
  const List = use(ColumnListContext);
  const area = useRef<HTMLElement>(null);
  const [state, setState] = useState<ColumnState>();
  const name = listNameOf(column.timeline);
  const listProps = { area, onState: setState };
  return (
    <ColumnFrame {...props} {...(state ?? WAITING_STATE)} area={area}>
      {!isStored ? (
        WAITING
      ) : List && name ? (
        <List
          {...listProps}
          name={name}
          columnId={column.id}
          isMuted={column.isMuted === true}
          waiting={WAITING}
        />
      ) : (
        <PostColumn {...listProps} column={column} />
      )}
    </ColumnFrame>
  );
}
