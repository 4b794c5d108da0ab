import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { Button } from '#src/shared/ui/Button.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';

const DeleteBlogDialog = lazyLayer(() => import('./DeleteBlogDialog.tsx'), 'DeleteBlogDialog');

/** Section for deleting a blog. Not offered for a primary blog, which is deleted only with the account (code 4022). */
export function DeleteCard({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsCard id="delete" title={<Trans>Delete it</Trans>}>
      <div className={styles.last}>
        <p>
          {blog.primary ? (
            <Trans>This is your first blog. It can only be deleted together with your account.</Trans>
          ) : (
            <Trans>
              The posts, queue and drafts of the blog are deleted with it. Reblogs by others stay.
            </Trans>
          )}
        </p>
        {blog.primary ? null : (
          <Button className={styles.danger} onClick={() => setDeleting(true)}>{t`Delete this blog`}</Button>
        )}
      </div>
      {deleting ? <DeleteBlogDialog blog={blog.name} onClose={() => setDeleting(false)} /> : null}
    </SettingsCard>
  );
}
