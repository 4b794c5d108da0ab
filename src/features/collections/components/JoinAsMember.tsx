import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CollectionRef } from '#generated/zod/collectionRef.zod.ts';
import type { LinkedInvitation } from '#generated/zod/linkedInvitation.zod.ts';
import { ActingBlogPicker } from '#src/entities/blog/ActingBlogPicker.tsx';
import { useFollowCollection } from '#src/entities/post/collections/follow-collection.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { siteNow } from '#src/shared/lib/time/site-clock.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { useEndInvitation, useJoinCollection } from '../data/invitations.ts';
import { type Brings, followsOf } from '../model/invitation-beads.ts';
import { isJoiningIn, takeJoiningConsent } from '../model/joining-consent.ts';
import { type HowToJoin, HowToJoinChoice } from './HowToJoinChoice.tsx';
import styles from './JoinAsMember.module.css';

export interface JoinProps {
  collection: CollectionRef;
  /** Token of the link; undefined for an invitation by name. */
  hash: string | undefined;
  /** Name of the invited blog, when an invitation is for one. */
  recipient?: string | undefined;
  brings: Brings;
  role: LinkedInvitation['role'];
  /** Keys of the beads that the reader does not want to follow. */
  left: ReadonlySet<string>;
  how: HowToJoin;
  onHow: (how: HowToJoin) => void;
}

/** Joins as one of the member's blogs, at once for somebody who said so before they signed in. */
export function JoinAsMember({ collection, hash, recipient, brings, role, left, how, onHow }: JoinProps) {
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
        ...followsOf(brings, left),
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
