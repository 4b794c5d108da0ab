import { Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { copyText } from '#src/shared/lib/text/copy-text.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Inbox.module.css';

function WhoMayAsk({ blog }: { blog: Blog }) {
  const name = <b translate="no">{blog.name}</b>;
  return (
    <p>
      {blog.ask && blog.askAnon ? (
        <Trans>{name} takes questions, also without a name.</Trans>
      ) : blog.ask ? (
        <Trans>{name} takes questions from members.</Trans>
      ) : (
        <Trans>{name} takes no questions.</Trans>
      )}{' '}
      <AppLink to={paths.blogSettings(blog.name)}>
        <Trans>Change</Trans>
      </AppLink>
    </p>
  );
}

/** Sidebar of the inbox: which questions its blogs take, and the address where people ask. */
export function InboxAside({ blogs }: { blogs: readonly Blog[] }) {
  const { t } = useLingui();
  const asked = blogs.find(({ ask }) => ask);
  const address = asked ? paths.askBlog(asked.name) : '';
  return (
    <aside className={styles.aside} aria-label={t`About this inbox`}>
      <section className={styles.way}>
        <h2>{t`Who may ask`}</h2>
        {blogs.map((blog) => (
          <WhoMayAsk key={blog.uuid} blog={blog} />
        ))}
      </section>
      {asked ? (
        <section className={styles.way}>
          <h2>{t`Nobody asking?`}</h2>
          <p>
            <Trans>
              Put the address of your ask page where people pass: <b translate="no">{address}</b>
            </Trans>
          </p>
          <Button
            size="small"
            variant="secondary"
            onClick={() => void copyText(new URL(address, window.location.origin).href)}
          >
            {t`Copy the address`}
          </Button>
        </section>
      ) : null}
    </aside>
  );
}
