import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { BlogInvitation } from '#generated/zod/blogInvitation.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogBanner } from '#src/entities/blog/BlogBanner.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { themeStyle } from '#src/entities/blog/theme.ts';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { useDecline, useJoin } from '../data/invitation.ts';
import styles from './Invitation.module.css';

type InvitationProps = {
  invitation: BlogInvitation;
  /** Token of a mailed link; undefined for an invitation to the member's own blog. */
  token: string | undefined;
};

/** Explains the permissions of the role before the member accepts it. */
function RoleDescription({ role }: { role: BlogInvitation['role'] }) {
  const says = (children: ReactNode) => (
    <li>
      <Icon name="check" size={18} />
      <span>{children}</span>
    </li>
  );
  return (
    <ul className={styles.roles}>
      {says(<Trans>You can post, queue and answer as this blog.</Trans>)}
      {role === 'admin'
        ? says(<Trans>You can change everything: the look, the settings and the members.</Trans>)
        : says(<Trans>You can edit what you write. The admins of the blog can edit it too.</Trans>)}
      {says(<Trans>Your own blogs stay as they are, and you can leave at any time.</Trans>)}
    </ul>
  );
}

function Answer({ invitation: { blog, recipient }, token }: InvitationProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { primaryBlog } = useViewer();
  const { name } = blog;
  const joining = useJoin(name, token, async () => {
    addToast({ type: 'success', message: t`You write for ${name} now` });
    await navigate(paths.blog(name), { replace: true });
  });
  const declining = useDecline(name, recipient?.name ?? primaryBlog?.name ?? '', async () => {
    addToast({ type: 'success', message: t`You declined the invitation to ${name}` });
    await navigate(paths.dashboard(), { replace: true });
  });
  const error = joining.error ?? declining.error;
  return (
    <>
      {error ? (
        <ActionError>{errorMessage(error, t`Nothing was changed. Please try again.`)}</ActionError>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="primary" size="large" loading={joining.busy} onClick={joining.join}>
          {t`Join ${name}`}
        </Button>
        {token === undefined ? (
          <Button variant="quiet" size="large" loading={declining.busy} onClick={declining.decline}>
            {t`Decline`}
          </Button>
        ) : (
          <ButtonLink href={paths.dashboard()} variant="quiet" size="large">
            {t`Not now`}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function SignInFirst({ name }: { name: string }) {
  const back = { source: 'join', redirectTo: paths.joinBlog(name) };
  return (
    <>
      <p className={styles.words}>
        <Trans>You need an account to join. The invitation is kept here meanwhile.</Trans>
      </p>
      <div className={styles.buttons}>
        <AppLink
          to={paths.register(back)}
          layer="modal"
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          <Trans>Sign up</Trans>
        </AppLink>
        <AppLink
          to={paths.login(back)}
          layer="modal"
          className={buttonClass({ variant: 'secondary', size: 'large' })}
        >
          <Trans>Log in</Trans>
        </AppLink>
      </div>
    </>
  );
}

/** Renders an invitation in the colours of its blog: sender, role, accept and decline. */
export function Invitation({ invitation, token }: InvitationProps) {
  const { isLoggedIn } = useViewer();
  const { blog, sender, role } = invitation;
  const { style, ...tone } = frameThemeOf(blog.theme);
  const who = <BlogName name={sender.name} className={styles.name} />;
  const { name } = blog;
  return (
    <article
      className={styles.card}
      {...tone}
      style={{ ...style, ...themeStyle(blog.theme) }}
      aria-label={name}
    >
      <BlogBanner theme={blog.theme} loading="eager" className={styles.banner} />
      <div className={styles.about}>
        <BlogAvatar blog={blog} size={96} loading="eager" className={styles.avatar} />
        <h1 className={styles.title}>
          {role === 'admin' ? <Trans>Run {name} together</Trans> : <Trans>Write for {name}</Trans>}
        </h1>
        <p className={styles.words}>
          {role === 'admin' ? (
            <Trans>{who} invites you to be an admin of this blog.</Trans>
          ) : (
            <Trans>{who} invites you to write for this blog.</Trans>
          )}
        </p>
        <RoleDescription role={role} />
        {isLoggedIn ? <Answer invitation={invitation} token={token} /> : <SignInFirst name={name} />}
      </div>
    </article>
  );
}
