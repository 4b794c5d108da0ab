import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogMember } from '#generated/zod/blogMember.zod.ts';
import type { ListBlogMembers200 } from '#generated/zod/listBlogMembers200.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { membersQuery } from '../data/members.ts';
import { InviteForm } from '../members/InviteForm.tsx';
import { MemberRow } from '../members/MemberRow.tsx';
import styles from '../members/Members.module.css';
import { OpenInvitations } from '../members/OpenInvitations.tsx';

const LeaveDialog = lazyLayer(() => import('../members/LeaveDialog.tsx'), 'LeaveDialog');

const membersOf = ({ response }: ListBlogMembers200): readonly BlogMember[] => response.members;
const keyOf = ({ blog }: BlogMember): string => blog.uuid;

function InviteCard({ blog }: { blog: string }) {
  return (
    <section className={styles.card} aria-labelledby="invite">
      <h2 id="invite" className={styles.title}>
        <Trans>Invite somebody</Trans>
      </h2>
      <InviteForm blog={blog} />
      <OpenInvitations blog={blog} />
    </section>
  );
}

function LeaveCard({ blog }: { blog: string }) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className={styles.card} aria-label={t`Leave ${blog}`}>
      <div className={styles.leave}>
        <p className={styles.means}>
          <Trans>You can stop writing for {blog} at any time.</Trans>
        </p>
        <Button className={styles.leaveButton} onClick={() => setLeaving(true)}>{t`Leave this blog`}</Button>
      </div>
      {leaving ? <LeaveDialog blog={blog} onClose={() => setLeaving(false)} /> : null}
    </section>
  );
}

function Members({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const list = usePagedList(membersQuery(blog.name), membersOf, keyOf);
  return (
    <>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Members`}
        errorText={t`The members could not be loaded.`}
        empty={null}
        row={(member) => (
          <MemberRow member={member} home={blog} isSelf={member.blog.uuid === primaryBlog?.uuid} />
        )}
      />
      {list.items === undefined ? null : blog.primary ? (
        <section className={styles.card} aria-label={t`About your first blog`}>
          <p className={styles.means}>
            <Trans>Only you can write for your first blog. To write with others, create another blog.</Trans>
          </p>
          <ButtonLink href={paths.newBlog()} className={styles.send}>{t`A new blog`}</ButtonLink>
        </section>
      ) : (
        <>
          {blog.admin ? <InviteCard blog={blog.name} /> : null}
          <LeaveCard blog={blog.name} />
        </>
      )}
    </>
  );
}

/** Page of a blog's members and invitations, with leaving the blog (spec 000 §2.3: /blog/{blogName}/members). */
export default function MembersPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="members" title={t`Members`}>
      {(blog) => <Members key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
