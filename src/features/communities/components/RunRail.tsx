import { useLingui } from '@lingui/react/macro';
import type { Community } from '#generated/zod/community.zod.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './RunRail.module.css';
import { type RunScreen, useRunScreens } from './run-screens.ts';

/** Links beside a page to the screens on which a community is run, as a rail of knots. */
export function RunRail({ community, current }: { community: Community; current: RunScreen }) {
  const { t } = useLingui();
  const screens = useRunScreens(community);
  return (
    <nav aria-label={t`Running ${community.title}`} className={styles.rail}>
      {screens.map(({ id, label, href }) => (
        <AppLink key={id} to={href} aria-current={id === current ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
