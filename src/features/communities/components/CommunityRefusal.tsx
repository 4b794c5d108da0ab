import { Trans, useLingui } from '@lingui/react/macro';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { useRestoreCommunity } from '../data/settings.ts';
import styles from './CommunityFrame.module.css';
import { CommunityPicture } from './CommunityPicture.tsx';

/** Codes of openapi/errors.yaml that have a page of their own. */
const CODES = { private: 23001, banned: 23020, deleted: 23206 } as const;

type CommunityFailureProps = { name: string; error: unknown };

/** The curtain of a private community: title, picture, who invited; nothing else. */
function Curtain({ name, error }: CommunityFailureProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const known = isApiError(error) ? error.errors.find(({ community }) => community)?.community : undefined;
  const title = known?.title ?? name;
  const inviter = known?.invitedBy;
  return (
    <section className={styles.curtain} {...(known?.theme && frameThemeOf(known.theme))}>
      <PageHead title={title} noIndex />
      <div className={styles.drapes} aria-hidden="true" />
      {known ? <CommunityPicture community={known} size={76} /> : null}
      <h1 dir="auto">{title}</h1>
      <p>
        <Trans>This community is private. Only its members and people they invited can look in.</Trans>
      </p>
      {inviter ? (
        <p>
          <BlogAvatar blog={inviter} size={32} /> <Trans>{inviter.name} keeps a seat for you</Trans>
        </p>
      ) : null}
      <p>
        {isLoggedIn ? (
          inviter ? (
            <AppLink
              to={paths.joinCommunity(name)}
              layer="modal"
              className={buttonClass({ variant: 'primary' })}
            >{t`Join`}</AppLink>
          ) : (
            <ButtonLink href={paths.browseCommunities()}>{t`Browse communities`}</ButtonLink>
          )
        ) : (
          <AppLink
            to={paths.login({ redirectTo: paths.community(name) })}
            layer="modal"
            className={buttonClass({ variant: 'primary' })}
          >{t`Log in`}</AppLink>
        )}
      </p>
    </section>
  );
}

/** A ban: its end first, then the rule, then what can be done. */
function Banned({ name, error }: CommunityFailureProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const ban = isApiError(error) ? error.errors.find((cause) => cause.ban)?.ban : undefined;
  const end = ban?.endsTs && dateFormat(locale, { dateStyle: 'long' }).format(ban.endsTs * 1000);
  return (
    <EmptyState
      level={1}
      art="tangle"
      title={end ? t`Back on ${end}` : t`You are banned from this community`}
      action={
        ban?.canAppeal && ban.decisionId !== undefined ? (
          <ButtonLink href={paths.moderationDecision(name, ban.decisionId)}>{t`Appeal`}</ButtonLink>
        ) : (
          <ButtonLink href={paths.browseCommunities()}>{t`Browse communities`}</ButtonLink>
        )
      }
    >
      {ban?.rule ? <p dir="auto">{ban.rule.text}</p> : null}
      {ban?.message ? <p dir="auto">{ban.message}</p> : null}
      {ban?.canAppeal ? (
        <p>
          <Trans>You can appeal against this decision.</Trans>
        </p>
      ) : null}
    </EmptyState>
  );
}

/** A community that was deleted. Its admins hear until when they can restore it; others, that they can. */
function Deleted({ name, error }: CommunityFailureProps) {
  const { t } = useLingui();
  const locale = useDateLocale();
  const { write, busy } = useRestoreCommunity();
  const cause = isApiError(error) ? error.errors.find((one) => one.restorableUntilTs) : undefined;
  const until =
    cause?.restorableUntilTs &&
    dateFormat(locale, { dateStyle: 'long' }).format(cause.restorableUntilTs * 1000);
  return (
    <EmptyState
      level={1}
      art="tangle"
      title={t`This community was deleted`}
      action={
        until ? (
          <Button loading={busy} onClick={() => void write({ community: name })}>{t`Restore it`}</Button>
        ) : (
          <ButtonLink href={paths.browseCommunities()}>{t`Browse communities`}</ButtonLink>
        )
      }
    >
      {until ? (
        <Trans>You can call it back until {until}, with everybody and everything in it.</Trans>
      ) : (
        <Trans>Its admins can call it back within 30 days, with everybody and everything in it.</Trans>
      )}
    </EmptyState>
  );
}

/** Renders why a community cannot be opened: private, banned, labelled or deleted. */
export function CommunityRefusal({ name, error }: CommunityFailureProps) {
  const { t } = useLingui();
  if (isApiError(error, CODES.private)) return <Curtain name={name} error={error} />;
  if (isApiError(error, CODES.banned)) return <Banned name={name} error={error} />;
  if (isApiError(error, CODES.deleted)) return <Deleted name={name} error={error} />;
  return (
    <EmptyState
      level={1}
      art="cat"
      title={t`Your settings hide this community`}
      action={
        <ButtonLink href={paths.settings()} variant="primary">{t`Change the content settings`}</ButtonLink>
      }
    >
      <Trans>It is labelled as mature.</Trans>
    </EmptyState>
  );
}
