import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { leftOf, toggled } from '../model/invitation-beads.ts';
import { leftIn, storeJoiningConsent } from '../model/joining-consent.ts';
import { BringsList } from './BringsList.tsx';
import type { HowToJoin } from './HowToJoinChoice.tsx';
import { JoinAsMember, type JoinProps } from './JoinAsMember.tsx';
import { JoinByEmail } from './JoinByEmail.tsx';
import { Keepers } from './Keepers.tsx';
import styles from './OpenInvitation.module.css';

/** Maximum length of the address to return to, below the contract's so that it can be encoded. */
const REDIRECT_MAX_LENGTH = 1500;

/** Ways to join: as a member, or by an e-mail address that leads to an account and back to this page. */
function Join(props: JoinProps) {
  const { isLoggedIn } = useViewer();
  const { pathname, search } = useLocation();
  const { inviter = '' } = useParams();
  const { collection, hash, brings, left } = props;
  if (isLoggedIn) return <JoinAsMember {...props} />;
  const chosen = hash ? paths.joinCollection(inviter, collection.id, hash, leftOf(brings, left)) : '';
  // An address that is too long for the sign-in leads back to the ticks as they were.
  const redirectTo = chosen === '' || chosen.length > REDIRECT_MAX_LENGTH ? pathname + search : chosen;
  return (
    <JoinByEmail
      redirectTo={redirectTo}
      onStart={() => {
        if (hash) storeJoiningConsent(hash, siteNow());
      }}
    />
  );
}

type OpenInvitationProps = Omit<JoinProps, 'left' | 'how' | 'onHow'> & {
  sender: BlogRef | undefined;
  message: string | undefined;
  /** Seconds since 1970; undefined for an invitation without an end. */
  expiresTs?: number | undefined;
};

/** One thread from who invites behind the cover, and what the collection brings. */
export function OpenInvitation(props: OpenInvitationProps) {
  const { t } = useLingui();
  const { collection, sender, message, brings, expiresTs } = props;
  const { search } = useLocation();
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftIn(search));
  const [how, setHow] = useState<HowToJoin>('keep');
  const { id, blog, title, description, keepers, followerCount } = collection;
  const inviter = sender ?? blog;
  const locale = useDateLocale();
  const end =
    expiresTs && dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(expiresTs * 1000);
  const names = keepers.map(({ name }) => name).join(', ');
  return (
    <div className={styles.page}>
      <PageHead title={t`${inviter.name} invites you to ${title}`} noIndex />
      <div className={styles.asks}>
        <span className={styles.inviter}>
          <BlogAvatar blog={inviter} size={96} loading="eager" />
        </span>
        <h1>
          <Trans>
            {inviter.name} invites you to {title}
          </Trans>
        </h1>
        {message ? (
          <q className={styles.message} dir="auto">
            {message}
          </q>
        ) : null}
        <Join {...props} left={left} how={how} onHow={setHow} />
        {end ? (
          <p>
            <Trans>You can join until {end}.</Trans>
          </p>
        ) : null}
        <p>
          <AppLink to={paths.collection(blog.name, id)}>{t`Look at the collection first`}</AppLink>
        </p>
      </div>
      <div className={styles.what}>
        <Strung collection={collection} sizes="(width < 740px) 90vw, 320px" className={styles.cover} />
        <div>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          {description ? <p dir="auto">{description}</p> : null}
          <p className={styles.keepers}>
            <Keepers blogs={keepers} size={28} />
            <span>
              <Trans>Kept by {names}</Trans>
              {followerCount > 0 ? (
                <>
                  {' · '}
                  <Plural value={followerCount} one="# follows" other="# follow" />
                </>
              ) : null}
            </span>
          </p>
        </div>
        <BringsList
          brings={brings}
          left={left}
          onChange={how === 'keep' ? (key) => setLeft(toggled(left, key)) : undefined}
        />
      </div>
    </div>
  );
}
