import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getSetBlogMemberMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { BlogMember } from '#generated/zod/blogMember.zod.ts';
import type { BlogRole } from '#generated/zod/blogRole.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat } from '#src/shared/lib/language/formatters.ts';
import { ActionError } from '#src/shared/ui/FormField.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Select } from '#src/shared/ui/Select.tsx';
import { useMemberWrite } from '../data/members.ts';
import styles from './Members.module.css';
import { useRoleNames } from './role-names.ts';

const RemoveDialog = lazyLayer(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

type MemberRowProps = {
  member: BlogMember;
  /** The blog, as the viewer's own blog. */
  home: Blog;
  /** True when the row shows the viewer. */
  isSelf: boolean;
};

/** A member of a blog. Admins change the roles of others; only the first admin can change their own. */
export function MemberRow({
  member: { blog, role, joinedTs, postCount, isOwner },
  home,
  isSelf,
}: MemberRowProps) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const words = useRoleNames();
  const [removing, setRemoving] = useState(false);
  const {
    write,
    busy,
    error,
    clearError: forget,
  } = useMemberWrite(home.name, getSetBlogMemberMutationOptions);
  const { name } = blog;
  const since = dateFormat(dateLocale, { month: 'long', year: 'numeric' }).format(joinedTs * 1000);
  const posts = t`${plural(postCount, { one: '# post', other: '# posts' })}`;
  const mayChange = home.admin === true && (isSelf || !isOwner);
  const change = (next: string): void => {
    forget();
    if (next === 'admin' || next === 'member')
      void write({ blog: home.name, member: name, data: { role: next satisfies BlogRole } });
  };
  return (
    <div className={styles.member}>
      <BlogRow
        blog={blog}
        size={48}
        detail={`${isSelf ? `${t`You`} · ` : ''}${t`since ${since}`} · ${posts}`}
        action={
          <div className={styles.ways}>
            {mayChange ? (
              <Select
                aria-label={t`Role of ${name}`}
                value={role}
                disabled={busy}
                onChange={({ target }) => change(target.value)}
              >
                <option value="member">{words.member}</option>
                <option value="admin">{words.admin}</option>
              </Select>
            ) : (
              <span className={styles.fixed}>{isOwner ? t`First admin` : words[role]}</span>
            )}
            {mayChange && !isSelf ? (
              <IconButton icon="close" label={t`Remove ${name}`} onClick={() => setRemoving(true)} />
            ) : (
              <span className={styles.noWay} />
            )}
          </div>
        }
      />
      {error ? <ActionError>{errorMessage(error, t`The role could not be changed.`)}</ActionError> : null}
      {removing ? <RemoveDialog blog={home.name} member={name} onClose={() => setRemoving(false)} /> : null}
    </div>
  );
}
