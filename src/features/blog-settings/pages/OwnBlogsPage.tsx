import { Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { IconButton } from '#src/shared/ui/IconButton.tsx';
import styles from '../components/OwnBlogs.module.css';
import { useOrderBlogs } from '../data/order-blogs.ts';

/** Returns the names with the one at `from` moved to `to`. */
function withMoved(names: readonly string[], from: number, to: number): string[] {
  const [name = '', ...rest] = [names[from], ...names.filter((_, at) => at !== from)];
  return [...rest.slice(0, to), name, ...rest.slice(to)].filter((one) => one !== undefined);
}

function Row({ blog, at, names }: { blog: Blog; at: number; names: readonly string[] }) {
  const { t } = useLingui();
  const order = useOrderBlogs();
  const { name, admin, primary, title } = blog;
  const place = (to: number) => order(withMoved(names, at, to));
  const role = primary ? t`Your first blog` : admin ? t`Admin` : t`Writer`;
  return (
    <li className={styles.blog}>
      <BlogRow
        blog={blog}
        size={48}
        detail={title === name ? role : `${role} · ${title}`}
        action={
          <div className={styles.ways}>
            {primary ? null : (
              <>
                {/* The primary blog stays first. */}
                <IconButton
                  icon="chevron-up"
                  label={t`Move ${name} up`}
                  disabled={at <= 1}
                  onClick={() => place(at - 1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t`Move ${name} down`}
                  disabled={at === names.length - 1}
                  onClick={() => place(at + 1)}
                />
              </>
            )}
            <ButtonLink
              size="small"
              href={admin ? paths.blogSettings(name) : paths.blogMembers(name)}
              aria-label={admin ? t`Settings of ${name}` : t`Members of ${name}`}
            >
              {admin ? t`Settings` : t`Members`}
            </ButtonLink>
          </div>
        }
      />
    </li>
  );
}

/** Page of the member's blogs: their order, used by every list of them, and a link to create another one. */
export default function OwnBlogsPage() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const names = blogs.map(({ name }) => name);
  return (
    <SettingsFrame title={t`Your blogs`} detail={t`Your blogs appear in this order in your menus.`}>
      <SettingsCard title={<Trans>Blogs you write for</Trans>}>
        <ul className={styles.blogs} id="blogs">
          {blogs.map((blog, at) => (
            <Row key={blog.uuid} blog={blog} at={at} names={names} />
          ))}
        </ul>
        <div className={styles.more} id="new-blog">
          <ButtonLink href={paths.newBlog()} variant="primary" icon="plus">{t`A new blog`}</ButtonLink>
        </div>
      </SettingsCard>
    </SettingsFrame>
  );
}
