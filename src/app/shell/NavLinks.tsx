import { useLingui } from '@lingui/react/macro';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { useUnread } from '../providers/unread.ts';
import { type Destination, isActiveDestination } from './destinations.ts';

interface NavLinksProps {
  destinations: readonly Destination[];
  styles: Record<'item' | 'icon' | 'label' | 'badge', string | undefined>;
}

function NavLink({ destination, styles }: { destination: Destination; styles: NavLinksProps['styles'] }) {
  const { i18n, t } = useLingui();
  const unread = useUnread();
  const { base } = useLayers();
  const { counts = [] } = destination;
  const [first] = counts;
  const badge = badgeCount(counts.reduce((sum, count) => sum + unread[count], 0));
  const unseen = {
    posts: t`unseen posts`,
    messages: t`unread messages`,
    communities: t`new`,
    notifications: t`new`,
    inbox: t`waiting`,
  };
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
          <VisuallyHidden> {first ? unseen[first] : ''}</VisuallyHidden>
        </span>
      ) : null}
    </AppLink>
  );
}

/** Links of the main navigation. */
export function NavLinks({ destinations, styles }: NavLinksProps) {
  return destinations.map((destination) => (
    <NavLink key={destination.to} destination={destination} styles={styles} />
  ));
}
