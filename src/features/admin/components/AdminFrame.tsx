import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import {
  type AdminPart,
  type ConsoleSectionPages,
  PART_PATHS,
  sectionOf,
  waitingOn,
} from '../model/console-sections.ts';
import styles from './AdminFrame.module.css';
import { ConsoleLinks } from './ConsoleNav.tsx';
import { useAdminPartNames, useConsoleSectionNames } from './use-admin-part-names.ts';

type AdminFrameProps = {
  part: AdminPart;
  /** True for pages whose rows and charts use the width of the layout, 990 px. */
  isWide?: boolean;
  children: ReactNode;
};

/** Tabs of a section's pages, with the number of entries that wait on each. */
function SectionTabs({ part, of, parts }: { part: AdminPart } & ConsoleSectionPages) {
  const names = useAdminPartNames();
  const sections = useConsoleSectionNames();
  const { data } = useQuery(getGetSiteCountsQueryOptions());
  return (
    <TabNav
      label={sections[of]}
      items={parts.map((one) => {
        const count = badgeCount(waitingOn(one, data?.response.waiting));
        return {
          href: PART_PATHS[one],
          label: count ? `${names[one]} ${count}` : names[one],
          current: one === part,
        };
      })}
    />
  );
}

/**
 * Frame of the pages of the admin console. Its sections stand in the column of the main navigation (ConsoleNav.tsx), on
 * phones in a line above the page. Shows a notice to everybody but staff.
 */
export function AdminFrame({ part, isWide = false, children }: AdminFrameProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  const names = useAdminPartNames();
  const section = sectionOf(part);
  const decided = t`Every decision is recorded in the audit log.`;
  const details: Partial<Record<AdminPart, string>> = {
    reports: decided,
    appeals: decided,
    letters: decided,
    campaigns: decided,
    promotions: decided,
    features: t`Who has what. The further the thread runs, the more people do.`,
  };
  if (!user?.isAdmin)
    return (
      <div className={styles.console}>
        <PageHead title={t`Administration`} noIndex />
        <header className={styles.head}>
          <h1 className={styles.title}>{t`Administration`}</h1>
        </header>
        <EmptyState title={<Trans>Only staff can see this page</Trans>} art="tangle">
          <Trans>Is something wrong that the operators should know? Write to them.</Trans>
        </EmptyState>
      </div>
    );
  const detail = details[part];
  return (
    <div className={styles.console}>
      <PageHead title={names[part]} noIndex />
      <nav aria-label={t`Administration`} className={styles.strip}>
        <ConsoleLinks current={section?.of} styles={styles} />
      </nav>
      <p className={styles.back}>
        <AppLink to={paths.settings()}>
          <Icon name="chevron-left" size={18} />
          <Trans>Settings</Trans>
        </AppLink>
      </p>
      <header className={styles.head}>
        <h1 className={styles.title}>{names[part]}</h1>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
      </header>
      {section && section.parts.length > 1 ? <SectionTabs {...section} part={part} /> : null}
      <div className={cx(styles.content, isWide ? undefined : styles.narrow)}>{children}</div>
    </div>
  );
}
