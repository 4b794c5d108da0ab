import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { PHONE_DESTINATIONS, VISITOR_DESTINATIONS } from './destinations.ts';
import { NavLinks } from './NavLinks.tsx';
import styles from './TabBar.module.css';

const looks = styles as Record<'item' | 'icon' | 'label' | 'badge', string>;

/** Main navigation at the bottom of a phone's screen. Hidden from 541 px on, where the side navigation is shown. */
export function TabBar() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  return (
    <nav aria-label={t`Main`} className={styles.bar}>
      <NavLinks destinations={isLoggedIn ? PHONE_DESTINATIONS.start : VISITOR_DESTINATIONS} styles={looks} />
      {isLoggedIn ? (
        <AppLink to={paths.newPost()} layer="modal" className={cx(styles.item, styles.compose)}>
          <span className={styles.icon}>
            <Icon name="plus" size={22} />
          </span>
          <span className={styles.label}>{t`New post`}</span>
        </AppLink>
      ) : null}
      {isLoggedIn ? <NavLinks destinations={PHONE_DESTINATIONS.end} styles={looks} /> : null}
    </nav>
  );
}
