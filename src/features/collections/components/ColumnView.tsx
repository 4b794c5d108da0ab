import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { type FeedAnswer, postsOf } from '#src/shared/api/read/feed.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessList } from '#src/shared/ui/EndlessList.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useColumnNews } from '../data/column-news.ts';
import { columnQuery } from '../data/patio.ts';
import { nearestWidth } from '../model/column-news.ts';
import { PIXELS, WIDTHS } from '../model/columns.ts';
import styles from './ColumnView.module.css';
import { Keepers } from './Keepers.tsx';
import { useColumnName } from './use-column-name.ts';
import { useColumnPlace } from './use-column-place.ts';

type ColumnViewProps = {
  column: PatioColumn;
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: number) => void;
  onWidth: (width: PatioColumn['width']) => void;
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
function WidthEdge({ onWidth }: Pick<ColumnViewProps, 'onWidth'>) {
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

const keyOf = ({ id }: Post): string => id;
const itemsOf = (page: FeedAnswer): readonly Post[] => postsOf(page);

/** A column of the patio: its head is the handle, its posts scroll by themselves and stay until they are asked for. */
export function ColumnView(props: ColumnViewProps) {
  const { column, isFirst, isLast, onMove, onWidth, onRemove, onNews, grip, isDragged } = props;
  const { t } = useLingui();
  const locale = useDateLocale();
  const { title, detail, icon } = useColumnName()(column);
  const list = usePagedList(columnQuery(column.id), itemsOf, keyOf);
  const [readAt, setReadAt] = useState<number>();
  const area = useRef<HTMLElement>(null);
  const { count, isMore, faces, show, readUpTo } = useColumnNews(
    column.id,
    list.pages,
    column.isMuted === true,
  );
  useColumnPlace(column.id, area, list.items?.length ?? 0, list.hasMore ? list.fetchMore : undefined);
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
  const widthNames = { narrow: t`Narrow`, regular: t`Regular`, wide: t`Wide` };
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
  const reload = (): void => {
    setReadAt(siteNow());
    list.refetch();
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
        <Menu
          label={t`More about ${title}`}
          items={[
            { id: 'new', label: t`Look for new posts`, icon: 'upload', onAction: reload },
            {
              id: 'back',
              label: t`One to the left`,
              icon: 'chevron-left',
              separated: true,
              disabled: isFirst,
              onAction: () => onMove(-1),
            },
            {
              id: 'on',
              label: t`One to the right`,
              icon: 'chevron-right',
              disabled: isLast,
              onAction: () => onMove(1),
            },
            ...WIDTHS.map((width, index) => ({
              id: width,
              label: widthNames[width],
              separated: index === 0,
              selected: width === column.width,
              onAction: () => onWidth(width),
            })),
            {
              id: 'remove',
              label: t`Take down the column`,
              icon: 'close' as const,
              tone: 'danger' as const,
              separated: true,
              onAction: onRemove,
            },
          ]}
          trigger={(trigger) => (
            <IconButton icon="more" size="small" label={t`More about ${title}`} {...trigger} />
          )}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls takes the focus, so that keys scroll it. */}
      <section ref={area} className={styles.posts} tabIndex={0} aria-label={t`Posts of ${title}`}>
        <EndlessList
          list={list}
          skeleton={<PostSkeleton />}
          moreSkeleton={<PostSkeleton />}
          empty={<EmptyState art="yarn" title={t`Nothing here yet`} level={3} />}
          errorText={t`The posts could not be loaded.`}
        >
          {(posts) => (
            <>
              {posts.map((post, index) => (
                <div key={post.id} className={styles.post} data-post={post.id}>
                  {post.id === readUpTo && index > 0 ? (
                    <p className={styles.read} data-read-up-to="">
                      <Trans>You had read up to here</Trans>
                    </p>
                  ) : null}
                  <PostCard post={post} place="masonry" position={index + 1} total={-1} />
                </div>
              ))}
              {list.hasMore ? null : (
                <ThreadEnd>
                  <Trans>That is the end of the thread.</Trans>
                </ThreadEnd>
              )}
            </>
          )}
        </EndlessList>
      </section>
      <WidthEdge onWidth={onWidth} />
    </section>
  );
}
