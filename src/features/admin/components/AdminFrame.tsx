import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { SettingsHeading } from '#src/entities/settings/SettingsHeading.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useCurrentInSight } from '#src/shared/hooks/use-current-in-sight.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
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

/** Tabs of the staff queue, which are one page to a reader. */
const QUEUE_PARTS: ReadonlySet<AdminPart> = new Set(['queue', 'reports', 'appeals', 'letters', 'settled']);

type AdminFrameProps = {
  part: AdminPart;
  /** Heading in place of the page's name. */
  title?: string;
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
export function AdminFrame({ part, title, isWide = false, children }: AdminFrameProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  const names = useAdminPartNames();
  const sections = useConsoleSectionNames();
  const section = sectionOf(part);
  const strip = useRef<HTMLElement>(null);
  useCurrentInSight(strip, section?.of);
  const decided = t`Every decision is recorded in the audit log.`;
  const details: Partial<Record<AdminPart, string>> = {
    campaigns: decided,
    promotions: decided,
    features: t`Who has what. The further the thread runs, the more people do.`,
  };
  if (!user?.isAdmin)
    return (
      <div className={styles.console}>
        <PageHead title={t`Administration`} noIndex />
        <SettingsHeading title={t`Administration`} />
        <EmptyState title={<Trans>Only staff can see this page</Trans>} art="tangle">
          <Trans>Is something wrong that the operators should know? Write to them.</Trans>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.console}>
      <PageHead title={names[part]} noIndex />
      <nav ref={strip} aria-label={t`Administration`} className={styles.strip}>
        <ConsoleLinks current={section?.of} styles={styles} />
      </nav>
      <SettingsHeading
        title={title ?? (QUEUE_PARTS.has(part) ? sections.waiting : names[part])}
        detail={details[part]}
      />
      {section && section.parts.length > 1 ? <SectionTabs {...section} part={part} /> : null}
      <div className={cx(styles.content, isWide ? undefined : styles.narrow)}>{children}</div>
    </div>
  );
}
