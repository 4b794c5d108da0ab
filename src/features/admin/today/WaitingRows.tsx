import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SiteCounts } from '#generated/zod/siteCounts.zod.ts';
import type { StaffQueueItem } from '#generated/zod/staffQueueItem.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import type { IconName } from '#src/shared/ui/icon-paths.ts';
import { blogOf } from '../queue/staff-entries.ts';
import { useStaffTitle } from '../queue/use-staff-words.ts';
import styles from './Today.module.css';

/** Number of avatars at the end of a row. */
const FACE_COUNT = 3;

type RowProps = {
  icon: IconName;
  to: string;
  title: ReactNode;
  children?: ReactNode;
  /** Entries whose blogs stand at the end of the row. */
  items?: readonly StaffQueueItem[];
};

function Row({ icon, to, title, children, items = [] }: RowProps) {
  const blogs = new Map(items.flatMap((item) => blogOf(item) ?? []).map((blog) => [blog.uuid, blog]));
  return (
    <li className={styles.row}>
      <span className={styles.ring}>
        <Icon name={icon} size={20} />
      </span>
      <AppLink to={to} className={styles.what}>
        <b>{title}</b>
        {children ? <small dir="auto">{children}</small> : null}
      </AppLink>
      <span className={styles.faces} aria-hidden="true">
        {[...blogs.values()].slice(0, FACE_COUNT).map((blog) => (
          <BlogAvatar key={blog.uuid} blog={blog} size={28} />
        ))}
      </span>
    </li>
  );
}

/** Title of the first entry of a row. */
function FirstTitle({ item }: { item: StaffQueueItem }) {
  return useStaffTitle(item);
}

type WaitingRowsProps = {
  waiting: SiteCounts['waiting'];
  /** The first page of the staff queue. */
  items: readonly StaffQueueItem[];
};

/** Waiting entries, one row per kind; kinds of which nothing waits are left out. */
export function WaitingRows({ waiting, items }: WaitingRowsProps) {
  const { t } = useLingui();
  const of = (type: StaffQueueItem['type']) => items.filter((item) => item.type === type);
  const [reports, appeals, letters] = [of('report'), of('appeal'), of('letter')];
  const [report] = reports;
  return (
    <>
      {waiting.reports > 0 ? (
        <Row
          icon="flag"
          to={paths.staffQueue('reports')}
          title={<Plural value={waiting.reports} one="# report" other="# reports" />}
          items={reports}
        >
          {report ? <FirstTitle item={report} /> : null}
        </Row>
      ) : null}
      {waiting.appeals > 0 ? (
        <Row
          icon="reply"
          to={paths.appeals()}
          title={<Plural value={waiting.appeals} one="# appeal" other="# appeals" />}
          items={appeals}
        >
          {appeals[0]?.appeal ? `“${appeals[0].appeal.text}”` : null}
        </Row>
      ) : null}
      {waiting.supportRequests > 0 ? (
        <Row
          icon="message"
          to={paths.supportRequests()}
          title={<Plural value={waiting.supportRequests} one="# letter" other="# letters" />}
          items={letters}
        >
          {letters[0]?.supportRequest?.text}
        </Row>
      ) : null}
      {waiting.stewardshipRequests > 0 ? (
        <Row
          icon="users"
          to={paths.stewardshipRequests()}
          title={
            <Plural
              value={waiting.stewardshipRequests}
              one="# community to hand over"
              other="# communities to hand over"
            />
          }
        />
      ) : null}
      {waiting.campaigns > 0 ? (
        <Row
          icon="flame"
          to={paths.siteCampaigns()}
          title={<Plural value={waiting.campaigns} one="# blazed post" other="# blazed posts" />}
        >
          {t`Paid, and waiting for its review`}
        </Row>
      ) : null}
      {waiting.failedJobs > 0 ? (
        <Row
          icon="alert"
          to={paths.jobs()}
          title={<Plural value={waiting.failedJobs} one="# failed job" other="# failed jobs" />}
        >
          <Trans>Tried again for days, and given up</Trans>
        </Row>
      ) : null}
    </>
  );
}
