import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import type { SideNavProps } from '#src/shared/navigation/route.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import {
  CONSOLE_SECTIONS,
  type ConsoleSection,
  PART_PATHS,
  partOfPath,
  sectionOf,
  waitingIn,
} from '../model/console-sections.ts';
import { useConsoleSectionNames } from './use-admin-part-names.ts';

/** Links of the console's sections, with the number of entries that wait. */
export function ConsoleLinks({ current, styles }: { current: ConsoleSection | undefined } & SideNavProps) {
  const { t } = useLingui();
  const names = useConsoleSectionNames();
  const { data } = useQuery(getGetSiteCountsQueryOptions());
  return CONSOLE_SECTIONS.map(({ of, icon, parts }) => {
    const badge = badgeCount(waitingIn(parts, data?.response.waiting));
    return (
      <AppLink
        key={of}
        to={PART_PATHS[parts[0]]}
        className={styles.item}
        title={names[of]}
        aria-current={of === current ? 'page' : undefined}
      >
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
        </span>
        <span className={styles.label}>{names[of]}</span>
        {badge ? (
          <span className={styles.badge}>
            {badge}
            <VisuallyHidden> {t`waiting`}</VisuallyHidden>
          </span>
        ) : null}
      </AppLink>
    );
  });
}

/** Navigation of the admin console, in place of the site's main navigation. */
export function ConsoleNav({ styles }: SideNavProps) {
  const { t } = useLingui();
  const { base } = useLayers();
  const part = partOfPath(base.pathname);
  return (
    <nav aria-label={t`Administration`} className={styles.nav}>
      <ConsoleLinks current={part && sectionOf(part)?.of} styles={styles} />
    </nav>
  );
}
