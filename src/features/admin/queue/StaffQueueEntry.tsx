import { Plural, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { claimerOf } from '#src/entities/moderation/claims.ts';
import { QueueRow, QueueSummary } from '#src/entities/moderation/QueueRow.tsx';
import { RelativeTime } from '#src/entities/post/parts/RelativeTime.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { StaffCase } from './StaffCase.tsx';
import styles from './StaffQueue.module.css';
import { blogOf } from './staff-entries.ts';
import type { StaffSettling } from './use-staff-settling.ts';
import { useDecidedWords, useStaffTitle } from './use-staff-words.ts';

/** One line about an entry: the colleague who is on it, the words of an appeal or letter, the number of reports. */
function EntryFacts({ item, claimer }: { item: StaffQueueItem; claimer: string | undefined }) {
  const { t } = useLingui();
  const decidedWords = useDecidedWords(item);
  const { report, appeal, supportRequest, decision, state } = item;
  if (claimer !== undefined) return t`${claimer} is on it. You need not do anything.`;
  if (state === 'settled' && decision)
    return `${decidedWords(decision.outcome)} · ${decision.decidedBy.name}`;
  if (appeal) return `“${appeal.text}”`;
  if (supportRequest) return supportRequest.text;
  return (
    <>
      <Plural value={report?.reportCount ?? 0} one="# report" other="# reports" />
      {report?.note ? ` · “${report.note}”` : ''}
    </>
  );
}

type StaffQueueEntryProps = {
  item: StaffQueueItem;
  settling: StaffSettling;
  isOpen: boolean;
  isShown: boolean;
  onToggle: () => void;
  onShow: () => void;
  onTakeOver: () => void;
};

/** Renders an entry of the staff queue on its thread: two lines, and below them the case while it is open. */
export function StaffQueueEntry({ isOpen, onToggle, ...props }: StaffQueueEntryProps) {
  const { t } = useLingui();
  const { item } = props;
  const { blogs } = useViewer();
  const now = useNow();
  const caseId = useId();
  const claimer = claimerOf(
    item,
    blogs.map(({ name }) => name),
    now,
  );
  const title = useStaffTitle(item);
  const blog = blogOf(item);
  return (
    <QueueRow
      isDone={item.state === 'settled'}
      bead={
        blog ? (
          <BlogAvatar blog={blog} size={44} />
        ) : (
          <span>
            <span className={styles.sign}>
              <Icon name="message" size={20} />
            </span>
          </span>
        )
      }
      claimer={claimer ? <BlogAvatar blog={claimer} size={24} /> : undefined}
    >
      <div>
        <QueueSummary
          entryId={item.id}
          title={
            item.isUrgent ? (
              <>
                <span className={styles.urgent}>{t`Urgent`}</span> {title}
              </>
            ) : (
              title
            )
          }
          isOpen={isOpen}
          onToggle={onToggle}
          caseId={caseId}
          time={<RelativeTime timestamp={item.decision?.decidedTs ?? item.createdTs} />}
        >
          <EntryFacts item={item} claimer={claimer?.name} />
        </QueueSummary>
        {isOpen ? (
          <div id={caseId}>
            <StaffCase {...props} claimer={claimer} />
          </div>
        ) : null}
      </div>
    </QueueRow>
  );
}
