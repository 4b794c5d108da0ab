import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useUnread } from '../providers/unread.ts';
import {
  type Destination,
  isActiveDestination,
  MEMBER_DESTINATIONS,
  VISITOR_DESTINATIONS,
} from './destinations.ts';

interface NavLinksProps {
  /** Shows only the destinations from the first index up to, not including, the second. */
  range?: [from: number, before: number];
  styles: Record<'item' | 'icon' | 'label' | 'badge', string | undefined>;
}

function NavLink({ destination, styles }: { destination: Destination; styles: NavLinksProps['styles'] }) {
  const { i18n, t } = useLingui();
  const unread = useUnread();
  const { base } = useLayers();
  const { counts } = destination;
  const badge = counts ? badgeCount(unread[counts]) : '';
  const unseen = { posts: t`unseen posts`, messages: t`unread messages`, notifications: t`new` };
  const label = i18n._(destination.label);
  return (
    <AppLink
      to={destination.to}
      className={styles.item}
      title={label}
      aria-current={isActiveDestination(destination, base.pathname) ? 'page' : undefined}
    >
      <span className={styles.icon}>
        <Icon name={destination.icon} size={22} />
      </span>
      <span className={styles.label}>{label}</span>
      {badge ? (
        <span className={styles.badge}>
          {badge}
          <VisuallyHidden> {counts ? unseen[counts] : ''}</VisuallyHidden>
        </span>
      ) : null}
    </AppLink>
  );
}

/** Links of the main navigation for the current viewer. */
export function NavLinks({ range = [0, Number.POSITIVE_INFINITY], styles }: NavLinksProps) {
  const { isLoggedIn } = useViewer();
  const destinations = isLoggedIn ? MEMBER_DESTINATIONS : VISITOR_DESTINATIONS;
  return destinations
    .slice(...range)
    .map((destination) => <NavLink key={destination.to} destination={destination} styles={styles} />);
}
