import { useLingui } from '@lingui/react/macro';
import { getDeleteAnnouncementMutationOptions } from '#generated/hooks/admin/admin.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { useRefreshAnnouncements } from '../data/admin.ts';
import styles from './Announcements.module.css';

interface DeleteAnnouncementDialogProps {
  announcement: SiteAnnouncement;
  onClose: () => void;
}

/** Asks before an announcement is deleted for good. */
export function DeleteAnnouncementDialog({ announcement, onClose }: DeleteAnnouncementDialogProps) {
  const { t } = useLingui();
  const refresh = useRefreshAnnouncements();
  const { write, busy } = useWrite(getDeleteAnnouncementMutationOptions, {
    onSuccess: refresh,
    errorToast: t`The announcement was not deleted. Try again.`,
  });
  const { title } = announcement.announcement;
  return (
    <Dialog size="small" title={t`Delete “${title}”?`} onClose={onClose}>
      {(close) => (
        <>
          <p>{t`It is not shown to anybody any more. This cannot be undone.`}</p>
          <div className={styles.buttons}>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => void write({ announcementId: announcement.id })}
            >
              {t`Delete it`}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t`Keep it`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
