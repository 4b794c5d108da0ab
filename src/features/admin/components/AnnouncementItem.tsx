import { Plural, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { getEndAnnouncementMutationOptions } from '#generated/hooks/admin/admin.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { pictureOf } from '#src/entities/post/model/media.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { useRefreshAnnouncements } from '../data/admin.ts';
import { scheduleSpan } from '../model/schedule-span.ts';
import styles from './Announcements.module.css';
import { AnnouncementForm, DeleteAnnouncementDialog } from './lazy-announcement-layers.ts';
import { ScheduleThread } from './ScheduleThread.tsx';
import { useAnnouncementText } from './use-announcement-text.ts';

/** The days of an announcement around today, as a line. Its words say the same. */
function ScheduleLine({ announcement }: { announcement: SiteAnnouncement }) {
  const { start, end, today } = scheduleSpan(announcement, siteNow() / 1000);
  return (
    <span className={styles.days} style={{ '--today': `${today}%` } as CSSProperties} aria-hidden="true">
      <ScheduleThread state={announcement.state} start={start} end={end} />
    </span>
  );
}

/** An announcement with its days, the number of members who have read it, and its actions. */
export function AnnouncementItem({ item }: { item: SiteAnnouncement }) {
  const { t } = useLingui();
  const words = useAnnouncementText();
  const refresh = useRefreshAnnouncements();
  const [open, setOpen] = useState<'form' | 'delete'>();
  const close = (): void => setOpen(undefined);
  const end = useWrite(getEndAnnouncementMutationOptions, { onSuccess: refresh });
  const { id, announcement, state, dismissedCount } = item;
  const { title, text, image } = announcement;
  const picture = pictureOf(image ?? []);
  if (open === 'form') return <AnnouncementForm announcement={item} onClose={close} />;
  return (
    <article className={styles.item} aria-label={title}>
      {picture ? (
        <img className={styles.picture} src={picture.src} alt="" loading="lazy" decoding="async" />
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
        <p className={styles.detail} dir="auto">
          {text}
        </p>
        <p className={styles.detail}>
          {words.states[state]} · {words.audienceOf(item)} · {words.scheduleOf(item)}
        </p>
      </div>
      <ScheduleLine announcement={item} />
      <p className={styles.count}>
        <b>{dismissedCount}</b>
        <span>
          <Plural value={dismissedCount} one="has read it" other="have read it" />
        </span>
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onClick={() => setOpen('form')}>
          {t`Edit`}
        </Button>
        {state === 'running' ? (
          <Button
            size="small"
            variant="secondary"
            loading={end.busy}
            onClick={() => void end.write({ announcementId: id })}
          >
            {t`End now`}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={() => setOpen('delete')}>
          {t`Delete…`}
        </Button>
      </div>
      {end.error ? (
        <ActionError>{errorMessage(end.error, t`The announcement was not ended. Try again.`)}</ActionError>
      ) : null}
      {open === 'delete' ? <DeleteAnnouncementDialog announcement={item} onClose={close} /> : null}
    </article>
  );
}
