import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { matchRoute } from '../routes/match.ts';
import styles from './SignInLinks.module.css';

/** Returns the path to return to after signing in: the current page, unless it is the landing page. */
function useReturnPath(): string | undefined {
  const { base } = useLayers();
  const route = matchRoute(base.pathname)?.route;
  return route && !route.forMembers ? base.pathname + base.search : undefined;
}

/** Log-in and sign-up links of visitors; both open over the page. */
export function SignInLinks() {
  const { t } = useLingui();
  const redirectTo = useReturnPath();
  return (
    <nav aria-label={t`Account`} className={styles.links}>
      <AppLink to={paths.login({ redirectTo })} layer="modal" className={buttonClass({ variant: 'quiet' })}>
        {t`Log in`}
      </AppLink>
      <AppLink
        to={paths.register({ redirectTo })}
        layer="modal"
        className={buttonClass({ variant: 'primary' })}
      >
        {t`Sign up`}
      </AppLink>
    </nav>
  );
}
