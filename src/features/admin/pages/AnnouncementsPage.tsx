import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListAnnouncements200 } from '#generated/zod/listAnnouncements200.zod.ts';
import type { SiteAnnouncement } from '#generated/zod/siteAnnouncement.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AnnouncementItem } from '../components/AnnouncementItem.tsx';
import styles from '../components/Announcements.module.css';
import { AnnouncementForm } from '../components/lazy-announcement-layers.ts';
import { announcementsQuery } from '../data/admin.ts';

const announcementsOf = ({ response }: ListAnnouncements200) => response.announcements;
const keyOf = ({ id }: SiteAnnouncement): string => id;

function Announcements() {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const list = usePagedList(announcementsQuery(), announcementsOf, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <h2>
          <Trans>Announcements</Trans>
        </h2>
        {isWriting ? null : (
          <Button icon="plus" variant="secondary" onClick={() => setWriting(true)}>
            {t`New announcement`}
          </Button>
        )}
      </div>
      {isWriting ? (
        <div className={styles.new}>
          <AnnouncementForm onClose={() => setWriting(false)} />
        </div>
      ) : null}
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Announcements`}
        errorText={t`The announcements could not be loaded.`}
        empty={
          <EmptyState title={<Trans>No announcements</Trans>}>
            <Trans>News that you write here are above the first post of the dashboard.</Trans>
          </EmptyState>
        }
        row={(item) => <AnnouncementItem item={item} />}
      />
    </>
  );
}

/** Admin page on which staff write announcements and see how they run. */
export default function AnnouncementsPage() {
  return (
    <AdminFrame part="announcements">
      <Announcements />
    </AdminFrame>
  );
}
