import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { badgeCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { IconLink } from '#src/shared/ui/IconButton.tsx';
import { LogoMark, Wordmark } from '#src/shared/ui/Logo.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { useUnread } from '../providers/unread.ts';
import { isActiveDestination, MEMBER_DESTINATIONS } from './destinations.ts';
import styles from './Header.module.css';
import { LoadingThread } from './LoadingThread.tsx';
import { NewPostLink } from './NewPostLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SignInLinks } from './SignInLinks.tsx';

const AccountMenu = lazyPart(() => import('./AccountMenu.tsx'), 'AccountMenu', {
  whileLoading: <span />,
});

const [DASHBOARD] = MEMBER_DESTINATIONS;

/** Link to the messages with their unread count; a phone has it in its bar. */
function MessagesLink() {
  const { t } = useLingui();
  const { messages } = useUnread();
  const badge = badgeCount(messages);
  return (
    <IconLink
      icon="message"
      label={badge ? t`Messages, ${badge} unread` : t`Messages`}
      href={paths.messages()}
      className={styles.wide}
      {...(badge ? { badge } : {})}
    />
  );
}

/** The bar at the top: 54 px, 44 px on phones (spec 000 §9). */
export function Header() {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const { base } = useLayers();
  // One compose button per view: the dashboard has its own above the first post.
  const writesElsewhere = DASHBOARD !== undefined && isActiveDestination(DASHBOARD, base.pathname);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <AppLink to={paths.home()} className={styles.home} aria-label={t`Skein, home`}>
          <Wordmark size={30} className={styles.wordmark} />
          <LogoMark size={30} className={styles.mark} />
        </AppLink>
        <SearchBox />
        <div className={styles.actions}>
          {isLoggedIn ? (
            <>
              {writesElsewhere ? null : (
                <span className={styles.wide}>
                  <NewPostLink />
                </span>
              )}
              <MessagesLink />
              <AccountMenu />
            </>
          ) : (
            <SignInLinks />
          )}
        </div>
      </div>
      <LoadingThread />
    </header>
  );
}
