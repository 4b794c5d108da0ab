import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime, fullTime, isoTime } from '#src/shared/lib/time/relative-time.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { isUnscheduled, type Step } from '../model/move.ts';
import styles from './Desk.module.css';

type QueueItemHeadProps = {
  post: Post;
  /** Props of the drag handle. */
  handle: ComponentProps<'span'>;
  canGo: (step: Step) => boolean;
  onGo: (step: Step) => void;
};

function DueTime({ post }: { post: Post }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const { scheduledPublishTime: time } = post;
  if (time === undefined) return <span>{t`The queue is paused`}</span>;
  const words = dueTime(time, dateLocale);
  return (
    <time dateTime={isoTime(time)} title={fullTime(time, dateLocale)}>
      {isUnscheduled(post) ? t`Will be published ${words}` : t`Scheduled for ${words}`}
    </time>
  );
}

/** Publishing time of a queued post, with its move controls. A scheduled post has a fixed time and cannot be moved. */
export function QueueItemHead({ post, handle, canGo, onGo }: QueueItemHeadProps) {
  const { t } = useLingui();
  const about = post.summary || t`this post`;
  const steps: [Step, IconName, string][] = [
    ['top', 'upload', t`Move to the top: ${about}`],
    ['up', 'chevron-up', t`Move up: ${about}`],
    ['down', 'chevron-down', t`Move down: ${about}`],
  ];
  return (
    <div className={styles.itemHead}>
      <Icon name={isUnscheduled(post) ? 'clock' : 'calendar'} size={18} />
      <span className={styles.due}>
        <DueTime post={post} />
      </span>
      {isUnscheduled(post) ? (
        <span className={styles.moves}>
          {steps.map(([step, icon, label]) => (
            <IconButton
              key={step}
              icon={icon}
              label={label}
              size="small"
              data-step={step}
              // Stays focusable at the ends of the list, so that keyboard users do not lose the focus.
              aria-disabled={!canGo(step)}
              onClick={() => {
                if (canGo(step)) onGo(step);
              }}
            />
          ))}
          <span className={styles.handle} aria-hidden="true" title={t`Drag to move`} {...handle}>
            <Icon name="menu" size={18} />
          </span>
        </span>
      ) : null}
    </div>
  );
}
