import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { Strung } from '#src/entities/post/collections/Strung.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { Keepers } from '../components/Keepers.tsx';
import { collectionQuery } from '../data/collections.ts';
import { inviteHashIn, linkedInvitationQuery, useJoinCollection } from '../data/invitations.ts';
import styles from './JoinCollectionPage.module.css';

type Brings = LinkedInvitation['brings'];

interface InvitationProps {
  collection: CollectionRef;
  sender: BlogRef | undefined;
  message: string | undefined;
  brings: Brings;
  hash: string | undefined;
  /** Name of the invited blog, when an invitation is for one. */
  recipient?: string | undefined;
}

/** Blogs and tags that joining follows, each with a tick. */
function BringsList({
  brings: { blogs, tags },
  left,
  onChange,
}: {
  brings: Brings;
  left: ReadonlySet<string>;
  onChange: (key: string) => void;
}) {
  const { t } = useLingui();
  const beads = [
    ...blogs.map((blog) => ({ key: blog.uuid, name: blog.name, detail: blog.title, blog })),
    ...tags.map((tag) => ({ key: `#${tag}`, name: `#${tag}`, detail: undefined, blog: undefined })),
  ];
  if (beads.length === 0) return null;
  return (
    <section className={styles.brings} aria-labelledby="it-brings">
      <h2 id="it-brings">
        <Trans>
          It brings <Plural value={blogs.length} one="# blog" other="# blogs" /> and{' '}
          <Plural value={tags.length} one="# tag" other="# tags" />
        </Trans>
      </h2>
      <p>
        <Trans>Joining follows what is ticked. Untick any.</Trans>
      </p>
      <ul>
        {beads.map(({ key, name, detail, blog }) => (
          <li key={key}>
            {blog ? <BlogAvatar blog={blog} size={48} /> : <span className={styles.tag}>#</span>}
            <span className={styles.name}>
              <b translate="no">{name}</b>
              {detail ? <small dir="auto">{detail}</small> : null}
            </span>
            <input
              type="checkbox"
              aria-label={t`Follow ${name}`}
              checked={!left.has(key)}
              onChange={() => onChange(key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Joins as one of the member's blogs; leads visitors to an account and back to this page. */
function Join({
  collection,
  hash,
  recipient,
  brings,
  left,
}: InvitationProps & { left: ReadonlySet<string> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLoggedIn, blogs, primaryBlog } = useViewer();
  const [chosen, setChosen] = useState<string>();
  const { id, title } = collection;
  const path = paths.collection(collection.blog.name, id);
  const { write, busy } = useJoinCollection(() => void navigate(path));
  const blog =
    blogs.find(({ name, uuid }) => (recipient ? name === recipient : uuid === chosen)) ?? primaryBlog;
  if (!isLoggedIn || !blog) {
    const redirectTo = pathname + search;
    return (
      <div className={styles.buttons}>
        <AppLink
          to={paths.register({ redirectTo })}
          layer="modal"
          className={buttonClass({ variant: 'primary' })}
        >{t`Sign up and join`}</AppLink>
        <AppLink
          to={paths.login({ redirectTo })}
          layer="modal"
          className={buttonClass({})}
        >{t`Log in`}</AppLink>
      </div>
    );
  }
  const join = () =>
    write({
      collectionId: id,
      data: {
        tumblelog: blog.name,
        ...(hash ? { invite_hash: hash } : {}),
        follow_blogs: brings.blogs.flatMap(({ uuid }) => (left.has(uuid) ? [] : [uuid])),
        follow_tags: brings.tags.filter((tag) => !left.has(`#${tag}`)),
      },
    });
  return (
    <div className={styles.buttons}>
      {recipient ? null : (
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
      <Button
        variant="primary"
        loading={busy}
        aria-label={t`Keep it together: ${title}, as ${blog.name}`}
        onClick={() => void join()}
      >{t`Keep it together`}</Button>
    </div>
  );
}

/** One thread from who invites behind the cover, and what the collection brings. */
function Invitation(props: InvitationProps) {
  const { t } = useLingui();
  const { collection, sender, message, brings } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { id, blog, title, description, keepers } = collection;
  const inviter = sender ?? blog;
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
        <Join {...props} left={left} />
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
            <Trans>Kept by {names}</Trans>
          </p>
        </div>
        <BringsList
          brings={brings}
          left={left}
          onChange={(key) => {
            const next = new Set(left);
            if (!next.delete(key)) next.add(key);
            setLeft(next);
          }}
        />
      </div>
    </div>
  );
}

/** Shown for a link that does not work any more: the thread ends before the cover. */
function Ended({ invitation: { state, collection } }: { invitation: LinkedInvitation }) {
  const { t } = useLingui();
  const titles = {
    open: '',
    revoked: t`This invitation was withdrawn`,
    expired: t`This invitation has ended`,
    full: t`This collection has no room for another keeper`,
    joined: t`You keep it already`,
  };
  return (
    <>
      <PageHead title={titles[state]} noIndex />
      <EmptyState
        level={1}
        art="tangle"
        title={titles[state]}
        action={
          collection ? (
            <ButtonLink
              href={paths.collection(collection.blog.name, collection.id)}
              variant="primary"
            >{t`View the collection`}</ButtonLink>
          ) : (
            <ButtonLink href={paths.collections()}>{t`Other collections`}</ButtonLink>
          )
        }
      >
        {state === 'full' ? <Trans>You can follow it instead.</Trans> : null}
        {state === 'revoked' || state === 'expired' ? <Trans>Ask for a new one.</Trans> : null}
      </EmptyState>
    </>
  );
}

function ByLink({ hash }: { hash: string }) {
  const { data, error } = useQuery(linkedInvitationQuery(hash));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { invitation } = data.response;
  const { state, collection, sender, message, brings } = invitation;
  if (state !== 'open' || !collection) return <Ended invitation={invitation} />;
  return <Invitation {...{ collection, sender, message, brings, hash }} />;
}

function ByName({ collectionId }: { collectionId: string }) {
  const { data, error } = useQuery(collectionQuery(collectionId));
  if (!data) {
    if (error) throw error;
    return <PostSkeleton />;
  }
  const { collection, invitation } = data.response;
  const brings: Brings = { blogs: [], tags: [] };
  if (!invitation)
    return <Ended invitation={{ state: collection.role ? 'joined' : 'revoked', collection, brings }} />;
  const { sender, message, recipient } = invitation;
  return (
    <Invitation {...{ collection, sender, message, brings, hash: undefined, recipient: recipient.name }} />
  );
}

/** Invitation to keep a collection together (spec 001 §2), for members and for people without an account. */
export default function JoinCollectionPage() {
  const { collectionId = '' } = useParams();
  const hash = inviteHashIn(new URLSearchParams(useLocation().search));
  return hash ? <ByLink hash={hash} /> : <ByName collectionId={collectionId} />;
}
