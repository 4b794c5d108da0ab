import { useLingui } from '@lingui/react/macro';
import type { StaffOutcome } from '#generated/zod/staffOutcome.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { reportReasonName } from '#src/entities/blog/report-reasons.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { blogOf } from './staff-entries.ts';

/** Returns a function that names the reason of a report. */
export function useReasonName(): (reason: string) => string {
  const { i18n } = useLingui();
  return (reason) => {
    const named = reportReasonName(reason);
    return typeof named === 'string' ? named : i18n._(named);
  };
}

/** Returns the title of an entry. */
export function useStaffTitle(item: StaffQueueItem): string {
  const { t } = useLingui();
  const reasonName = useReasonName();
  const name = blogOf(item)?.name ?? item.supportRequest?.email ?? '';
  if (item.type === 'appeal') return t`Appeal by ${name}`;
  if (item.type === 'letter') return t`Letter from ${name}`;
  const reason = reasonName(item.report?.reason ?? 'other');
  switch (item.report?.kind) {
    case 'reply':
      return t`${reason}, in a reply by ${name}`;
    case 'blog':
      return t`${reason}, the blog ${name}`;
    case 'conversation':
      return t`${reason}, in messages of ${name}`;
    default:
      return t`${reason}, in a post by ${name}`;
  }
}

/** Returns the words and the icon of each decision on an entry. */
export function useOutcomeWords(
  item: StaffQueueItem,
): Record<StaffOutcome, { label: string; detail: string; icon: IconName }> {
  const { t } = useLingui();
  const isLabel = item.appeal?.outcome === 'label';
  return {
    dismiss: { label: t`Leave it`, detail: t`It may stay`, icon: 'check' },
    label: { label: t`Label it`, detail: t`Mature`, icon: 'tag' },
    remove: {
      label: t`Take it down`,
      detail: item.report?.kind === 'reply' ? t`This reply only` : t`This post only`,
      icon: 'trash',
    },
    suspend: { label: t`Close the blog`, detail: t`Set an end afterwards`, icon: 'lock' },
    accepted: {
      label: isLabel ? t`Remove the label` : t`Restore the post`,
      detail: t`The author was right`,
      icon: 'check',
    },
    rejected: {
      label: t`It stands`,
      detail: isLabel ? t`The label stays` : t`The post stays down`,
      icon: 'close',
    },
  };
}

/** Returns a function that says what was decided about an entry. */
export function useDecidedWords(item: StaffQueueItem): (outcome: StaffOutcome | 'beaten') => string {
  const { t } = useLingui();
  const name = blogOf(item)?.name ?? '';
  const isReply = item.report?.kind === 'reply';
  return (outcome) => {
    switch (outcome) {
      case 'dismiss':
        return t`No action: it stays as it is`;
      case 'label':
        return t`Labelled as mature: a post by ${name}`;
      case 'remove':
        return isReply ? t`Taken down: a reply by ${name}` : t`Taken down: a post by ${name}`;
      case 'suspend':
        return t`Closed: the blog ${name}`;
      case 'accepted':
        return t`The appeal of ${name} was right`;
      case 'rejected':
        return t`The decision about ${name} stands`;
      default:
        return t`A colleague was quicker. Your decision did nothing.`;
    }
  };
}
