import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import type { PostThumb } from '#generated/zod/postThumb.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { mediaOfThumb, Thumb } from '#src/entities/elements/Thumb.tsx';
import { useFollowCollection } from '#src/entities/post/collections/follow-collection.ts';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { EndedInvitation } from '../components/EndedInvitation.tsx';
import { JoinByEmail } from '../components/JoinByEmail.tsx';
import { Keepers } from '../components/Keepers.tsx';
import { collectionQuery } from '../data/collections.ts';
import {
  inviteHashIn,
  linkedInvitationQuery,
  useEndInvitation,
  useJoinCollection,
} from '../data/invitations.ts';
import { isJoiningIn, leftIn, storeJoiningConsent, takeJoiningConsent } from '../model/joining-consent.ts';
import styles from './JoinCollectionPage.module.css';

type Brings = LinkedInvitation['brings'];

/** Maximum length of the address to return to, below the contract's so that it can be encoded. */
const REDIRECT_MAX_LENGTH = 1500;

const NOTHING: Brings = { blogs: [], tags: [], previews: [] };

interface InvitationProps {
  collection: CollectionRef;
  sender: BlogRef | undefined;
  message: string | undefined;
  /** Seconds since 1970; undefined for an invitation without an end. */
  expiresTs?: number | undefined;
  brings: Brings;
  hash: string | undefined;
  role: LinkedInvitation['role'];
  /** Name of the invited blog, when an invitation is for one. */
  recipient?: string | undefined;
}

/** A blog or tag on the thread of what an invitation brings. */
interface Bead {
  key: string;
  name: string;
  blog?: BlogRef;
  /** Newest photo post of the blog. */
  photo?: PostThumb | undefined;
  /** Posts with the tag in the last seven days. */
  postsPerWeek?: number;
}

function beadsOf({ blogs, tags, previews }: Brings): Bead[] {
  return [
    ...blogs.map((blog) => ({
      key: blog.uuid,
      name: blog.name,
      blog,
      photo: previews.find(({ blogName }) => blogName === blog.name),
    })),
    ...tags.map(({ tag, postsPerWeek }) => ({ key: `#${tag}`, name: `#${tag}`, postsPerWeek })),
  ];
}

type BringsListProps = {
  brings: Brings;
  left: ReadonlySet<string>;
  /** Undefined while nothing of it is followed, because only the collection is. */
  onChange: ((key: string) => void) | undefined;
};

/** Blogs and tags that joining follows, each with a tick; the viewer is the last bead of their thread. */
function BringsList({ brings, left, onChange }: BringsListProps) {
  const { t } = useLingui();
  const { isLoggedIn, primaryBlog } = useViewer();
  const { blogs, tags } = brings;
  const beads = beadsOf(brings);
  if (beads.length === 0) return null;
  return (
    <section className={styles.brings} aria-labelledby="it-brings">
      <h2 id="it-brings">
        {blogs.length === 0 ? (
          <Trans>
            It brings <Plural value={tags.length} one="# tag" other="# tags" />
          </Trans>
        ) : tags.length === 0 ? (
          <Trans>
            It brings <Plural value={blogs.length} one="# blog" other="# blogs" />
          </Trans>
        ) : (
          <Trans>
            It brings <Plural value={blogs.length} one="# blog" other="# blogs" /> and{' '}
            <Plural value={tags.length} one="# tag" other="# tags" />
          </Trans>
        )}
      </h2>
      <p>
        {onChange ? (
          <Trans>Joining follows what is ticked, so your first page is full. Untick any.</Trans>
        ) : (
          <Trans>Only the collection is followed, none of these.</Trans>
        )}
      </p>
      <ul>
        {beads.map(({ key, name, blog, photo, postsPerWeek }) => (
          <li key={key} data-left={left.has(key) || undefined}>
            {blog ? <BlogAvatar blog={blog} size={48} /> : <span className={styles.tag}>#</span>}
            <span className={styles.name}>
              <b translate="no">{name}</b>
              {postsPerWeek === undefined ? (
                <small dir="auto">{blog?.title}</small>
              ) : (
                <small>
                  <Plural value={postsPerWeek} one="# post a week" other="# posts a week" />
                </small>
              )}
            </span>
            {photo && mediaOfThumb(photo) ? (
              <Thumb media={mediaOfThumb(photo)} sizes="64px" alt={photo.altText} className={styles.photo} />
            ) : null}
            {blog?.followed ? (
              <small className={styles.have}>{t`You follow`}</small>
            ) : (
              <input
                type="checkbox"
                aria-label={t`Follow ${name}`}
                checked={onChange !== undefined && !left.has(key)}
                disabled={onChange === undefined}
                onChange={() => onChange?.(key)}
              />
            )}
          </li>
        ))}
        <li className={styles.you}>
          {primaryBlog ? <BlogAvatar blog={primaryBlog} size={48} /> : <span className={styles.empty} />}
          <span className={styles.name}>
            <b>{t`You`}</b>
            <small>
              {isLoggedIn
                ? t`at the end of the thread, until somebody comes after you`
                : t`as soon as there is an address`}
            </small>
          </span>
        </li>
      </ul>
    </section>
  );
}

type HowToJoin = 'keep' | 'follow';

/** Radios for a member: keep the collection together with the others, or only follow it. */
function HowToJoinChoice({
  role,
  value,
  onChange,
}: {
  role: InvitationProps['role'];
  value: HowToJoin;
  onChange: (value: HowToJoin) => void;
}) {
  const { t } = useLingui();
  const ways = [
    {
      way: 'keep' as const,
      label: t`Keep it together`,
      text:
        role === 'editor'
          ? t`As editor you keep posts, write notes and arrange. You can leave any time.`
          : t`As contributor you keep posts and write notes. You can leave any time.`,
    },
    { way: 'follow' as const, label: t`Only follow`, text: t`It becomes a tab on your dashboard.` },
  ];
  return (
    <fieldset className={styles.ways}>
      <legend>
        <VisuallyHidden>{t`How to join`}</VisuallyHidden>
      </legend>
      {ways.map(({ way, label, text }) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name="how-to-join"
            value={way}
            checked={value === way}
            onChange={() => onChange(way)}
          />
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type JoinProps = InvitationProps & {
  left: ReadonlySet<string>;
  how: HowToJoin;
  onHow: (how: HowToJoin) => void;
};

/** Joins as one of the member's blogs, at once for somebody who said so before they signed in. */
function JoinAsMember({ collection, hash, recipient, brings, role, left, how, onHow }: JoinProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { blogs, primaryBlog } = useViewer();
  const [chosen, setChosen] = useState<string>();
  const { follow } = useFollowCollection();
  const declining = useEndInvitation();
  const { id, title, visibility } = collection;
  const path = paths.collection(collection.blog.name, id);
  const { write, busy } = useJoinCollection(() => void navigate(path));
  const blog =
    blogs.find(({ name, uuid }) => (recipient ? name === recipient : uuid === chosen)) ?? primaryBlog;
  const join = () => {
    if (!blog) return;
    void write({
      collectionId: id,
      data: {
        tumblelog: blog.name,
        ...(hash ? { invite_hash: hash } : {}),
        follow_blogs: brings.blogs.flatMap(({ uuid, followed }) =>
          followed || left.has(uuid) ? [] : [uuid],
        ),
        follow_tags: brings.tags.flatMap(({ tag }) => (left.has(`#${tag}`) ? [] : [tag])),
      },
    });
  };
  // The page may be open already below the sign-in, which then only changes its address.
  const joinAtOnce = useEffectEvent((query: string) => {
    if (hash && isJoiningIn(query) && takeJoiningConsent(hash, siteNow())) join();
  });
  useEffect(() => joinAtOnce(search), [search]);
  if (!blog) return null;
  const followOnly = (): void => {
    follow(collection, { show_as_tab: true });
    addToast({ type: 'success', message: t`You follow ${title}. It is a tab on your dashboard.` });
    void navigate(path);
  };
  return (
    <>
      {visibility === 'private' ? null : <HowToJoinChoice role={role} value={how} onChange={onHow} />}
      <div className={styles.buttons}>
        {recipient || how === 'follow' ? null : (
          <ActingBlogPicker
            blog={blog}
            blogs={blogs}
            size={28}
            label={t`Join as`}
            buttonLabel={t`Join as ${blog.name}. Choose another blog`}
            onChoose={({ uuid }) => setChosen(uuid)}
            className={styles.picker}
          />
        )}
        {how === 'follow' ? (
          <Button variant="primary" aria-label={t`Follow ${title}`} onClick={followOnly}>{t`Follow`}</Button>
        ) : (
          <Button
            variant="primary"
            loading={busy}
            aria-label={t`Keep it together: ${title}, as ${blog.name}`}
            onClick={join}
          >{t`Keep it together`}</Button>
        )}
        {recipient ? (
          <Button
            variant="quiet"
            loading={declining.busy}
            aria-label={t`Decline the invitation to ${title}`}
            onClick={async () => {
              if (await declining.write({ collectionId: id, blog: recipient }))
                void navigate(paths.collections());
            }}
          >{t`Decline`}</Button>
        ) : null}
      </div>
    </>
  );
}

/** Ways to join: as a member, or by an e-mail address that leads to an account and back to this page. */
function Join(props: JoinProps) {
  const { isLoggedIn } = useViewer();
  const { pathname, search } = useLocation();
  const { inviter = '' } = useParams();
  const { collection, hash, brings, left } = props;
  if (isLoggedIn) return <JoinAsMember {...props} />;
  const kept = beadsOf(brings).flatMap(({ key }) => (left.has(key) ? [key] : []));
  const chosen = hash ? paths.joinCollection(inviter, collection.id, hash, kept) : '';
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

/** One thread from who invites behind the cover, and what the collection brings. */
function Invitation(props: InvitationProps) {
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
  const toggle = (key: string): void => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
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
        <BringsList brings={brings} left={left} onChange={how === 'keep' ? toggle : undefined} />
      </div>
    </div>
  );
}

function ByLink({ hash }: { hash: string }) {
  const { data, error } = useQuery(linkedInvitationQuery(hash));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { invitation } = data.response;
  const { state, collection, sender, message, brings, role, expiresTs } = invitation;
  if (state !== 'open' || !collection) return <EndedInvitation invitation={invitation} />;
  return <Invitation {...{ collection, sender, message, brings, role, hash, expiresTs }} />;
}

function ByName({ collectionId }: { collectionId: string }) {
  const { data, error } = useQuery(collectionQuery(collectionId));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { collection, invitation, brings = NOTHING } = data.response;
  if (!invitation)
    return (
      <EndedInvitation invitation={{ state: collection.role ? 'joined' : 'revoked', collection, brings }} />
    );
  const { sender, message, recipient, role } = invitation;
  return (
    <Invitation
      {...{ collection, sender, message, brings, role, hash: undefined, recipient: recipient.name }}
    />
  );
}

/** Invitation to keep a collection together (spec 001 §2), for members and for people without an account. */
export default function JoinCollectionPage() {
  const { collectionId = '' } = useParams();
  const hash = inviteHashIn(new URLSearchParams(useLocation().search));
  return hash ? <ByLink hash={hash} /> : <ByName collectionId={collectionId} />;
}
