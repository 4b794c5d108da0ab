import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { matchRoute } from '../routes/match.ts';
import { memberDestinations, VISITOR_DESTINATIONS } from './destinations.ts';
import { NavLinks } from './NavLinks.tsx';
import styles from './SideNav.module.css';

/**
 * Main navigation beside the page, or the one that the route brings for staff: labels from 1162 px on, icons below that,
 * hidden on phones.
 */
export function SideNav() {
  const { t } = useLingui();
  const { isLoggedIn, user } = useViewer();
  const { StaffNav } = matchRoute(useLayers().base.pathname)?.route ?? {};
  if (StaffNav && user?.isAdmin) return <StaffNav styles={styles as Record<string, string>} />;
  return (
    <nav aria-label={t`Main`} className={styles.nav}>
      <NavLinks
        destinations={isLoggedIn ? memberDestinations(user?.labs) : VISITOR_DESTINATIONS}
        styles={styles as Record<'item' | 'icon' | 'label' | 'badge', string>}
      />
    </nav>
  );
}
