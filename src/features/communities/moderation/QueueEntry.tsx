import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Community } from '#generated/zod/community.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { claimerOf } from '#src/entities/moderation/claims.ts';
import { isMedia } from '#src/entities/moderation/media-runs.ts';
import { QueueRow, QueueSummary } from '#src/entities/moderation/QueueRow.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { QueueCase } from './QueueCase.tsx';
import styles from './QueueEntry.module.css';
import { natureOf } from './queue-entry.ts';
import type { Settling } from './use-settling.ts';

/** Returns the title of an entry. */
function useEntryTitle(item: ModerationItem): string {
  const { t } = useLingui();
  const { kind, post } = item;
  const { name } = item.blog;
  const nature = natureOf(item);
  if (nature === 'request') return t`${name} asks to join`;
  if (nature === 'appeal') return t`${name} appeals`;
  if (kind === 'member') return t`${name}, a member`;
  if (kind === 'comment') return t`A comment by ${name}`;
  return post?.content.some(isMedia) ? t`A post with pictures or sound by ${name}` : t`A post by ${name}`;
}

function EntryFacts({
  item,
  isOpen,
  claimer,
}: {
  item: ModerationItem;
  isOpen: boolean;
  claimer: string | undefined;
}) {
  const { t } = useLingui();
  const { reportCount, decision, request } = item;
  if (claimer !== undefined) return t`${claimer} has it open`;
  if (isOpen) return t`Yours for now, so nobody does it twice`;
  switch (natureOf(item)) {
    case 'request':
      return request?.answers?.[0]?.answer ?? t`Without a word`;
    case 'appeal':
      return decision?.appeal?.text ?? '';
    case 'waiting':
      return t`Held until one of you has looked`;
    default:
      return <Plural value={reportCount} one="# report" other="# reports" />;
  }
}

type QueueEntryProps = {
  community: Community;
  item: ModerationItem;
  settling: Settling;
  isOpen: boolean;
  isShown: boolean;
  onToggle: () => void;
  onShow: () => void;
  onTakeOver: () => void;
};

/** Renders an entry of the queue on its thread: two lines, and below them the case while it is open. */
export function QueueEntry({ isOpen, onToggle, ...props }: QueueEntryProps) {
  const { item } = props;
  const { blogs } = useViewer();
  const now = useNow();
  const caseId = useId();
  const claimer = claimerOf(
    item,
    blogs.map(({ name }) => name),
    now,
  );
  const title = useEntryTitle(item);
  return (
    <QueueRow
      bead={<BlogAvatar blog={item.blog} size={44} />}
      claimer={claimer ? <BlogAvatar blog={claimer} size={24} /> : undefined}
    >
      <div>
        <QueueSummary
          entryId={item.id}
          title={title}
          isOpen={isOpen}
          onToggle={onToggle}
          caseId={caseId}
          time={
            <AppLink to={paths.moderationEntry(props.community.name, item.id)} className={styles.permalink}>
              <RelativeTime timestamp={item.firstReportedTs ?? item.createdTs} />
            </AppLink>
          }
        >
          <EntryFacts item={item} isOpen={isOpen} claimer={claimer?.name} />
        </QueueSummary>
        {isOpen ? (
          <div id={caseId}>
            <QueueCase {...props} claimer={claimer} />
          </div>
        ) : null}
      </div>
    </QueueRow>
  );
}
